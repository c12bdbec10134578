import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromClient, FromServer, State } from '../wire';
import { type Link, PROTOCOL, TableSocket, type Wire } from './socket';

/** A server at the other end of a wire: it notes what it hears and says what it is told to. */
class FakeWire implements Wire {
  heard: FromClient[] = [];
  closed = false;
  onopen: ((event: unknown) => void) | null = null;
  onmessage: ((event: unknown) => void) | null = null;
  onclose: ((event: unknown) => void) | null = null;

  send(data: string): void {
    this.heard.push(JSON.parse(data) as FromClient);
  }
  close(): void {
    this.closed = true;
  }
  say(message: Partial<FromServer> & { say: FromServer['say'] }): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  said(kind: FromClient['say']): FromClient[] {
    return this.heard.filter((message) => message.say === kind);
  }
  welcome(): void {
    this.onopen?.({});
    this.say({ say: 'welcome', protocol: PROTOCOL });
  }
  breaks(): void {
    this.onclose?.({});
  }
}

const whole = (seq: number): State => ({ say: 'state', seq, based_on: -1, scene: { game: 'g' } }) as unknown as State;
const change = (seq: number, based_on: number): State => ({ say: 'state', seq, based_on, scene: null, delta: {} }) as unknown as State;
const answer = (key: string): Extract<FromClient, { say: 'answer' }> => ({ say: 'answer', key, seat: 0, option: 'end', expected: 4 });

let wires: FakeWire[];
let links: Link[];
let states: number[];
let pending: string[][];
let socket: TableSocket;
const wire = (): FakeWire => wires.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  [wires, links, states, pending] = [[], [], [], []];
  socket = new TableSocket(
    'ws://table',
    {
      link: (link) => links.push(link),
      message: () => {},
      state: (state) => states.push(state.seq),
      pending: (keys) => pending.push([...keys]),
      time: () => {},
    },
    () => {
      wires.push(new FakeWire());
      return wire();
    },
  );
  socket.open();
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe('hello', () => {
  it('names the protocol and that nothing is known yet', () => {
    wire().onopen?.({});
    expect(wire().heard).toEqual([{ say: 'hello', protocol: PROTOCOL, have: -1 }]);
  });

  it('names the last state that was seen, after a reconnection', () => {
    wire().welcome();
    wire().say(whole(4));
    wire().breaks();
    vi.advanceTimersByTime(600);
    wire().onopen?.({});
    expect(wires).toHaveLength(2);
    expect(wire().heard).toEqual([{ say: 'hello', protocol: PROTOCOL, have: 4 }]);
  });
});

describe('what is not acknowledged', () => {
  it('is sent again, in order and with the same keys, after a reconnection', () => {
    wire().welcome();
    wire().say(whole(4));
    socket.sendKept(answer('a'));
    socket.sendKept(answer('b'));
    wire().breaks();
    vi.advanceTimersByTime(600);
    wire().welcome();
    expect(wire().said('answer')).toEqual([answer('a'), answer('b')]);
  });

  it('is sent once the welcome has come when it was made while away', () => {
    socket.sendKept(answer('a'));
    expect(wire().said('answer')).toEqual([]);
    wire().welcome();
    expect(wire().said('answer')).toEqual([answer('a')]);
  });

  it('is let go when it is acknowledged, and a second acknowledgement changes nothing', () => {
    wire().welcome();
    socket.sendKept(answer('a'));
    wire().say({ say: 'ack', key: 'a', seq: 5 });
    wire().say({ say: 'ack', key: 'a', seq: 5 });
    expect(pending).toEqual([['a'], []]);
    wire().breaks();
    vi.advanceTimersByTime(600);
    wire().welcome();
    expect(wire().said('answer')).toEqual([]);
  });

  it('is let go when it is refused', () => {
    wire().welcome();
    socket.sendKept(answer('a'));
    wire().say({ say: 'refused', key: 'a', problem: 'problem-stale' });
    expect(pending.at(-1)).toEqual([]);
  });
});

describe('states', () => {
  it('come in order; older ones are passed over', () => {
    wire().welcome();
    wire().say(whole(4));
    wire().say(change(5, 4));
    wire().say(whole(3));
    wire().say(change(5, 4));
    expect(states).toEqual([4, 5]);
  });

  it('with a gap before them are not shown: the whole state is asked for', () => {
    wire().welcome();
    wire().say(whole(4));
    wire().say(change(7, 6));
    expect(states).toEqual([4]);
    expect(wire().said('hello').at(-1)).toEqual({ say: 'hello', protocol: PROTOCOL, have: -1 });
    wire().say(whole(7));
    expect(states).toEqual([4, 7]);
  });
});

describe('the link', () => {
  it('is live only when a state has come, not when the socket opens', () => {
    wire().welcome();
    expect(links).toEqual(['connecting']);
    wire().say(whole(0));
    expect(links.at(-1)).toBe('live');
    wire().breaks();
    expect(links.at(-1)).toBe('lost');
    vi.advanceTimersByTime(600);
    wire().welcome();
    expect(links.at(-1)).toBe('lost');
    wire().say(change(0, 0));
    expect(links.at(-1)).toBe('live');
  });

  it('stays when a ping is answered at once, before it was sent off', () => {
    socket.open();
    wire().welcome();
    wire().say(whole(0));
    const { send } = wire();
    wire().send = function (data: string): void {
      send.call(this, data);
      if ((JSON.parse(data) as FromClient).say === 'ping') this.say({ say: 'pong', now: 0 });
    };
    vi.advanceTimersByTime(60_000);
    expect(wire().said('ping')).toHaveLength(4);
    expect(links.at(-1)).toBe('live');
    expect(wires).toHaveLength(1);
  });

  it('is lost when a ping is met with silence', () => {
    wire().welcome();
    wire().say(whole(0));
    vi.advanceTimersByTime(15_000);
    expect(wire().said('ping')).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    expect(links.at(-1)).toBe('lost');
    expect(wires[0]!.closed).toBe(true);
  });

  it('stays while the server answers', () => {
    wire().welcome();
    wire().say(whole(0));
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(15_000);
      wire().say({ say: 'pong', now: 0 });
    }
    expect(links.at(-1)).toBe('live');
  });

  it('is tried again less and less often, and at once when asked', () => {
    for (let i = 0; i < 6; i++) {
      wire().breaks();
      vi.advanceTimersByTime(16_000);
    }
    const tried = wires.length;
    wire().breaks();
    vi.advanceTimersByTime(3_000);
    expect(wires).toHaveLength(tried);
    socket.retryNow();
    expect(wires).toHaveLength(tried + 1);
  });

  it('is not tried again once we have left', () => {
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(links.at(-1)).toBe('closed');
  });
});
