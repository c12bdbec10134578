/**
 * The one file that owns the socket of a table.
 *
 * It says hello with the last sequence number it has, keeps what is not yet acknowledged and
 * sends it again, with the same key, after a reconnection; it pings, and treats silence as a
 * lost connection; it notices gaps and asks for the whole state. What it hands on is in order
 * and never older than what it handed on before.
 */
import type { FromClient, FromServer, State } from '../wire';
import { read } from './whole';

export const PROTOCOL = 3;

/** `live` only when a state has come since the connection stands. */
export type Link = 'connecting' | 'live' | 'lost' | 'closed';

export interface Handlers {
  link(link: Link, retryAt: number | null): void;
  /** Anything but states, acknowledgements and pongs. */
  message(message: Exclude<FromServer, { say: 'state' | 'ack' | 'pong' }>): void;
  /** A state in order: whole, or a delta of the one before. */
  state(state: State): void;
  /** How many of our answers and requests are still on their way. */
  pending(keys: ReadonlySet<string>): void;
  /** The server's clock minus ours, in seconds. */
  time(offset: number): void;
}

type Keyed = Extract<FromClient, { key: string }>;

/** The part of a WebSocket that is used here: tests bring their own. */
export interface Wire {
  send(data: string): void;
  close(): void;
  onopen: ((event: any) => void) | null;
  onmessage: ((event: any) => void) | null;
  onclose: ((event: any) => void) | null;
}

const PING_EVERY = 15_000;
const SILENCE = 10_000;
const FIRST_RETRY = 500;
const LONGEST_RETRY = 15_000;

export class TableSocket {
  private wire: Wire | null = null;
  private have = -1;
  private unacknowledged = new Map<string, Keyed>();
  private attempts = 0;
  private retry: ReturnType<typeof setTimeout> | null = null;
  private heartbeat: ReturnType<typeof setInterval> | null = null;
  private silence: ReturnType<typeof setTimeout> | null = null;
  private welcomed = false;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly handlers: Handlers,
    private readonly connect: (url: string) => Wire = (url) => new WebSocket(url),
  ) {}

  /** Connect, and stay connected until `close`. */
  open(): void {
    this.closed = false;
    if (this.wire) return;
    this.clearRetry();
    this.handlers.link(this.attempts === 0 ? 'connecting' : 'lost', null);
    const wire = this.connect(this.url);
    this.wire = wire;
    wire.onopen = () => this.wire === wire && this.hello();
    wire.onmessage = (event: MessageEvent<string>) => this.wire === wire && this.received(event.data);
    wire.onclose = () => this.wire === wire && this.lost();
  }

  /** Leave for good. */
  close(): void {
    this.closed = true;
    this.clearRetry();
    this.drop();
    this.handlers.link('closed', null);
  }

  /** Try again now: the network is back, or somebody pressed the button. */
  retryNow(): void {
    if (!this.closed && !this.wire) this.open();
  }

  /** Send something that matters: it is kept until it is acknowledged or refused. */
  sendKept(message: Keyed): void {
    this.unacknowledged.set(message.key, message);
    this.tellPending();
    if (this.welcomed) this.post(message);
  }

  /** Send something that may be lost. */
  send(message: Exclude<FromClient, Keyed>): void {
    if (this.welcomed) this.post(message);
  }

  private hello(have = this.have): void {
    this.welcomed = false;
    this.post({ say: 'hello', protocol: PROTOCOL, have });
    this.heartbeat ??= setInterval(() => this.ping(), PING_EVERY);
  }

  private ping(): void {
    // First the watch, then the ping: the other end of a lesson answers before `post` returns.
    this.silence ??= setTimeout(() => this.lost(), SILENCE);
    this.post({ say: 'ping' });
  }

  private post(message: FromClient): void {
    this.wire?.send(JSON.stringify(message));
  }

  private received(data: string): void {
    if (this.silence) clearTimeout(this.silence);
    this.silence = null;
    const message = read(data);
    switch (message.say) {
      case 'state':
        return this.stateCame(message);
      case 'ack':
        return this.settle(message.key);
      case 'pong':
        return this.handlers.time(message.now - Date.now() / 1000);
      case 'refused':
        this.settle(message.key);
        return this.handlers.message(message);
      case 'welcome':
        this.handlers.message(message);
        this.welcomed = true;
        this.attempts = 0;
        // In the order they were made; the server knows by the key what it has had already.
        for (const kept of this.unacknowledged.values()) this.post(kept);
        return;
      default:
        return this.handlers.message(message);
    }
  }

  private stateCame(state: State): void {
    if (state.seq < this.have) return; // overtaken by a newer one
    if (!state.scene) {
      if (state.seq === this.have && state.based_on !== this.have) return; // had it already
      if (state.based_on !== this.have) {
        this.have = -1;
        return this.hello(); // a gap: only the whole state will do
      }
    }
    this.have = state.seq;
    this.handlers.state(state);
    this.handlers.link('live', null);
  }

  /** The receiver could not use a state after all. */
  startOver(): void {
    this.have = -1;
    if (this.wire) this.hello();
  }

  private settle(key: string): void {
    if (this.unacknowledged.delete(key)) this.tellPending();
  }

  private tellPending(): void {
    this.handlers.pending(new Set(this.unacknowledged.keys()));
  }

  private lost(): void {
    this.drop();
    if (this.closed) return;
    const longest = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** this.attempts);
    const wait = longest * (0.5 + Math.random() / 2); // not all browsers at the same moment
    this.attempts += 1;
    this.handlers.link('lost', Date.now() + wait);
    this.retry = setTimeout(() => this.open(), wait);
  }

  private drop(): void {
    const wire = this.wire;
    this.wire = null;
    this.welcomed = false;
    if (this.heartbeat) clearInterval(this.heartbeat);
    if (this.silence) clearTimeout(this.silence);
    this.heartbeat = this.silence = null;
    wire?.close();
  }

  private clearRetry(): void {
    if (this.retry) clearTimeout(this.retry);
    this.retry = null;
  }
}

/** A key that no other browser makes. */
export function freshKey(): string {
  return crypto.randomUUID();
}
