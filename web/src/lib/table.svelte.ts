/** The state of one table: what the socket told, put together. */
import type {
  ChatLine, ClockView, Fact, FromServer, Me, OptionView, QuestionView, RefusalView, Refused, Result,
  Revealed, Scene, State, StopsView, TableInfo, UndoAsked, Waiting,
} from '../wire';
import { api } from './api';
import { applied, iconsOf, partsOf } from './delta';
import { freshKey, type Handlers, type Link, TableSocket } from './socket';

/** What a seat has set about reactions. */
export type Stopping = Pick<StopsView, 'auto_pass' | 'until_my_turn'>;

const NO_STOPS: Stopping = { auto_pass: [], until_my_turn: false };

type Told = Parameters<Handlers['message']>[0];

export class Table {
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<Me | null>(null);
  private welcomeSeats = $state.raw<number[]>([]);
  /** The seats of this browser: those it was welcomed to, and those taken since. */
  seats = $derived(
    this.info?.seats.filter((seat) => seat.person !== '' && seat.person === this.you?.id).map((seat) => seat.seat) ??
      this.welcomeSeats,
  );
  link = $state<Link>('connecting');
  /** How often the server has welcomed us: what may be lost is said after that. */
  welcomes = $state(0);
  retryAt = $state<number | null>(null);
  /** When the shown state was last known to be the table's, by our clock. */
  seenAt = $state(0);

  scene = $state.raw<Scene | null>(null);
  asks = $state.raw<QuestionView[]>([]);
  facts = $state.raw<Fact[]>([]);
  waiting = $state.raw<Waiting>({ seats: [], reactions: false, since: 0 });
  undoable = $state.raw<Record<string, number>>({});
  over = $state(false);
  result = $state.raw<Result | null>(null);
  seq = $state(-1);
  answers = $state(0);
  /** Whether the scene is put up as it is: nothing old is played after (re)connecting or unseen. */
  settled = $state(true);
  /** In which reaction windows this browser's seats pass by themselves. */
  stops = $state.raw<ReadonlyMap<number, Stopping>>(new Map());

  chat = $state.raw<ChatLine[]>([]);
  /** How many answers changed rules have just taken back. */
  setBack = $state(0);
  undoAsked = $state.raw<UndoAsked | null>(null);
  refusals = $state.raw<{ seat: number; seq: number; list: RefusalView[] } | null>(null);
  refused = $state.raw<Refused | null>(null);
  revealed = $state.raw<Revealed | null>(null);

  private clocks = $state.raw<ClockView[]>([]);
  private clocksAt = 0;
  private tick = $state(0);
  private ticking: ReturnType<typeof setInterval> | null = null;
  private offset = $state(0);
  private sent = $state.raw<ReadonlySet<string>>(new Set());
  /** The answer that was given, until a newer state shows what came of it. */
  private answered = $state.raw<{ key: string; seq: number } | null>(null);
  private readonly socket: TableSocket;

  /** Parts by id, and icons by content id. */
  parts = $derived(this.scene ? partsOf(this.scene) : new Map());
  icons = $derived(this.scene ? iconsOf(this.scene) : new Map<string, string>());
  /** Whether what is shown is what the table is. */
  fresh = $derived(this.link === 'live');
  /** Whether an answer is on its way. */
  busy = $derived(this.answered !== null && this.answered.seq >= this.seq);
  /** The question before this browser's player, first that of the seat he looks from. */
  ask = $derived(this.asks.find((ask) => ask.seat === this.scene?.viewer) ?? this.asks[0] ?? null);
  /** Ids of the parts that the options of the question touch. */
  lit = $derived(
    new Set(this.ask && this.fresh && !this.busy ? this.ask.options.flatMap((option) => option.touches) : []),
  );

  constructor(
    readonly id: string,
    connect?: ConstructorParameters<typeof TableSocket>[2],
  ) {
    this.socket = new TableSocket(api.socket(id), {
      link: (link, retryAt) => this.linked(link, retryAt),
      message: (message) => this.told(message),
      state: (state) => this.stood(state),
      pending: (keys) => this.pendingChanged(keys),
      time: (offset) => (this.offset = offset),
    }, connect);
  }

  open(): void {
    this.socket.open();
    this.ticking ??= setInterval(() => (this.tick += 1), 500);
  }

  close(): void {
    this.socket.close();
    if (this.ticking) clearInterval(this.ticking);
    this.ticking = null;
  }

  retryNow(): void {
    this.socket.retryNow();
  }

  // What this browser says ---------------------------------------------------------------------

  answer(option: OptionView): void {
    const ask = this.ask;
    if (!ask || !this.fresh || this.busy) return;
    const key = freshKey();
    this.answered = { key, seq: this.seq };
    this.refused = null;
    this.socket.sendKept({ say: 'answer', key, seat: ask.seat, option: option.key, expected: this.seq });
  }

  undo(seat: number, answers = 1): void {
    this.refused = null;
    this.socket.sendKept({ say: 'undo', key: freshKey(), seat, answers });
  }

  consent(yes: boolean): void {
    const asked = this.undoAsked;
    if (!asked) return;
    for (const seat of this.seats) {
      if (seat !== asked.seat && !asked.consented.includes(seat)) this.socket.send({ say: 'consent', seat, yes });
    }
    if (!yes) this.undoAsked = null;
  }

  askWhyNot(): void {
    if (this.ask) this.socket.send({ say: 'why_not', seat: this.ask.seat });
  }

  speak(text: string): void {
    this.socket.sendKept({ say: 'chat', key: freshKey(), text });
  }

  salt(seat: number, salt: string): void {
    this.socket.send({ say: 'salt', seat, salt });
  }

  stopsOf(seat: number): Stopping {
    return this.stops.get(seat) ?? NO_STOPS;
  }

  /** Set where a seat passes by itself; what is not named stays as it is. */
  stop(seat: number, change: Partial<Stopping>): void {
    const set = { ...this.stopsOf(seat), ...change };
    this.stops = new Map([...this.stops, [seat, set]]);
    this.socket.send({ say: 'stops', seat, ...set });
  }

  /** Whether a seat of this browser passes until it is its turn. */
  skipping = $derived(this.seats.some((seat) => this.stopsOf(seat).until_my_turn));
  /** The seats of this browser whose turn it is not. */
  private waitingSeats = $derived(this.seats.filter((seat) => seat !== this.scene?.turn.seat));
  /** Whether there is a turn to pass until. */
  canSkip = $derived(this.waitingSeats.length > 0);

  skip(until_my_turn: boolean): void {
    for (const seat of this.waitingSeats) this.stop(seat, { until_my_turn });
  }

  // Time ---------------------------------------------------------------------------------------

  /** The server's time now, in seconds. */
  now(): number {
    void this.tick;
    return Date.now() / 1000 + this.offset;
  }

  /** Seconds left on a seat's clock, or null where there is none. */
  left(seat: number): { left: number; running: boolean } | null {
    const clock = this.clocks.find((one) => one.seat === seat);
    if (!clock) return null;
    void this.tick;
    const gone = clock.running && this.fresh ? (Date.now() - this.clocksAt) / 1000 : 0;
    return { left: Math.max(0, clock.left - gone), running: clock.running };
  }

  // What the server tells -----------------------------------------------------------------------

  private linked(link: Link, retryAt: number | null): void {
    this.link = link;
    this.retryAt = retryAt;
  }

  private pendingChanged(keys: ReadonlySet<string>): void {
    this.sent = keys;
  }

  /** How many requests are not acknowledged yet. */
  get unacknowledged(): number {
    return this.sent.size;
  }

  private stood(state: State): void {
    if (state.facts_from > this.facts.length || (!state.scene && !this.scene)) return this.socket.startOver();
    this.settled = state.scene !== null || document.hidden;
    this.scene = state.scene ?? (state.delta ? applied(this.scene!, state.delta) : this.scene);
    this.endSkipping(this.scene?.turn.seat ?? null);
    this.facts = [...this.facts.slice(0, state.facts_from), ...state.facts];
    this.asks = state.asks;
    this.waiting = state.waiting;
    this.undoable = state.undoable;
    this.clocks = state.clocks;
    this.clocksAt = Date.now();
    this.setBack = state.set_back;
    this.over = state.over;
    this.result = state.result;
    this.answers = state.answers;
    this.seq = state.seq;
    this.seenAt = Date.now();
    this.refusals = null;
  }

  /** The turn of a seat ends its skipping, here as on the server. */
  private endSkipping(turn: number | null): void {
    const set = turn === null ? undefined : this.stops.get(turn);
    if (turn !== null && set?.until_my_turn) this.stops = new Map([...this.stops, [turn, { ...set, until_my_turn: false }]]);
  }

  private told(message: Told): void {
    switch (message.say) {
      case 'welcome':
        this.info = message.table;
        this.you = message.you;
        this.welcomeSeats = message.seats;
        this.stops = new Map(message.stops.map(({ seat, ...set }) => [seat, set]));
        // The socket speaks again once this message is dealt with.
        queueMicrotask(() => (this.welcomes += 1));
        return;
      case 'table':
        this.info = message.table;
        return;
      case 'chat':
        this.chat = mergedChat(this.chat, message.lines);
        return;
      case 'why_not':
        this.refusals = { seat: message.seat, seq: this.seq, list: message.refusals };
        return;
      case 'undo_asked':
        this.undoAsked = message.done || message.declined_by !== null ? null : message;
        if (message.declined_by !== null) this.refused = declined(message);
        return;
      case 'refused':
        this.refused = message;
        if (this.answered?.key === message.key) this.answered = null;
        return;
      case 'revealed':
        this.revealed = message;
        return;
    }
    return unknown(message);
  }
}

function declined(asked: UndoAsked): Refused {
  const args = { who: `@${asked.declined_by}` };
  return { say: 'refused', key: '', problem: 'problem-undo-declined', args, rule: '' };
}

function mergedChat(before: ChatLine[], lines: ChatLine[]): ChatLine[] {
  const byId = new Map([...before, ...lines].map((line) => [line.id, line]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

/** A newer server may say more than we understand: that is no reason to stop. */
function unknown(message: never): void {
  console.warn('not understood', (message as FromServer).say);
}
