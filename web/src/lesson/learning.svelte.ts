/**
 * A lesson being played: a table whose other end is no socket but the steps of the lesson.
 *
 * Where the learner is follows from what was done with each step, so to go back is to ask for the
 * step with one act less. What the step does not want is refused here, with its word.
 */
import { api } from '../lib/api';
import { library } from '../lib/library.svelte';
import type { Wire } from '../lib/socket';
import { PROTOCOL } from '../lib/socket';
import { Table } from '../lib/table.svelte';
import type { FromClient, FromServer, LessonView, Scene, SeatInfo, State, TableInfo } from '../wire';

const NEXT = '';
const ME = 'learner';

/** How a lesson's table is called: there is only one in a browser. */
export const LESSON_TABLE = 'lesson';

export class Learning implements Wire {
  /** The step that is open. */
  view = $state.raw<LessonView | null>(null);
  /** Whether the last answer was not what the step wants. */
  refused = $state(0);
  busy = $state(false);
  acts = $state.raw<readonly string[]>([]);
  fault = $state.raw<unknown>(null);
  over = $derived(this.view !== null && this.view.step === this.view.steps);
  readonly table: Table;

  onopen: ((event: any) => void) | null = null;
  onmessage: ((event: any) => void) | null = null;
  onclose: ((event: any) => void) | null = null;
  private seq = -1;

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {
    this.table = new Table(LESSON_TABLE, () => this);
    this.table.foresee = (_seat, option) => api.lessonConsequence(game, lesson, [...this.acts], option);
    this.table.advise = () => api.lessonAdvice(game, lesson, [...this.acts]);
  }

  async open(): Promise<void> {
    await this.load([]);
    if (!this.view?.state.scene) return;
    this.table.info = tableOf(this.game, this.view, this.view.state.scene);
    this.table.you = { id: ME, name: '', registered: false };
    this.table.open();
    this.onopen?.(null);
  }

  // What the coach offers ----------------------------------------------------------------------

  next(): void {
    if (this.view && !this.view.want.length && !this.over) void this.go([...this.acts, NEXT]);
  }

  back(): void {
    if (this.acts.length) void this.go(this.acts.slice(0, -1), true);
  }

  repeat(): void {
    void this.go([], true);
  }

  // The other end of the table -----------------------------------------------------------------

  send(data: string): void {
    const said = JSON.parse(data) as FromClient;
    if (said.say === 'hello') this.welcome();
    else if (said.say === 'ping') this.tell({ say: 'pong', now: Date.now() / 1000 });
    else if (said.say === 'why_not') this.tell({ say: 'why_not', seat: said.seat, refusals: this.view?.refusals ?? [] });
    else if (said.say === 'answer') void this.answered(said.key, said.option);
    else if ('key' in said) this.tell({ say: 'ack', key: said.key, seq: this.seq });
  }

  close(): void {
    this.onmessage = null;
  }

  private welcome(): void {
    if (!this.view || !this.table.info) return;
    this.tell({ say: 'welcome', protocol: PROTOCOL, table: this.table.info, you: this.table.you!, seats: [this.view.seat], stops: [] });
    this.show(this.view.state, null);
  }

  private async answered(key: string, option: string): Promise<void> {
    if (this.view?.want.includes(option)) {
      await this.go([...this.acts, option]);
      this.tell({ say: 'ack', key, seq: this.seq });
      if (!this.fault) return;
    }
    this.refused += 1;
    this.tell({ say: 'refused', key, problem: 'problem-not-in-lesson', args: {}, rule: '' });
    this.table.refused = null; // the coach says it
  }

  // Steps --------------------------------------------------------------------------------------

  private async go(acts: readonly string[], anew = false): Promise<void> {
    if (this.busy) return;
    const before = anew ? null : (this.view?.state ?? null);
    await this.load(acts);
    if (!this.fault && this.view) this.show(this.view.state, before);
  }

  private async load(acts: readonly string[]): Promise<void> {
    this.busy = true;
    this.fault = null;
    try {
      this.view = await api.lessonStep(this.game, this.lesson, [...acts]);
      this.acts = acts;
      this.refused = 0;
      this.table.wanted = this.view.want.length ? new Set(this.view.want) : NOTHING;
    } catch (error) {
      this.fault = error;
    } finally {
      this.busy = false;
    }
  }

  /** Put up the table of a step: as what came of the one before, so that it moves; or anew. */
  private show(state: State, before: State | null): void {
    const based_on = this.seq++;
    const numbered = { ...state, seq: this.seq };
    if (!before?.scene || !state.scene) return this.tell(numbered);
    const told = before.facts.length;
    const gone = Object.fromEntries(Object.keys(before.scene).map((field) => [field, []]));
    this.tell({ ...numbered, based_on, scene: null, delta: { fields: { ...gone, ...state.scene } }, facts: state.facts.slice(told), facts_from: told });
  }

  private tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** While a step is read nothing glows. */
const NOTHING: ReadonlySet<string> = new Set();

function tableOf(game: string, view: LessonView, scene: Scene): TableInfo {
  // As at any table, seats have a colour before they have a house: else the story would say of each
  // house that it plays itself.
  const colours = library.info(game)?.colours;
  const seats: SeatInfo[] = scene.seats.map(({ seat, colour }) => ({
    seat, colour: colours?.[seat] ?? colour, person: seat === view.seat ? ME : '', name: '', bot: seat === view.seat ? '' : 'novice', filling_in: false, here: true, muted: false,
  }));
  return {
    id: LESSON_TABLE, game, options: {}, status: 'playing', visibility: 'private', undo: 'none', clock: { kind: 'none', seconds: 0, increment: 0 },
    hot_seat: false, host: ME, host_name: '', seats, commitment: '', created: 0, moved: 0, answers: 0, result: null, rematch: '', rules: '', imported: false, began_at: null, advice: false,
    fault: '', campaign: '', asked: [],
  };
}
