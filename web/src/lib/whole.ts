/**
 * A state is sent for every answer, to everybody, without what is as it is nearly always. Here it
 * is made whole again, so that nobody else has to know.
 */
import type { FromServer, QuestionView, State } from '../wire';

/** A struct as it travels: whatever has a default may be missing. */
type Sent<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;
type SentQuestion = Sent<QuestionView, 'args' | 'asides' | 'reaction' | 'routes'>;
type SentState = Omit<
  Sent<State, 'based_on' | 'scene' | 'delta' | 'facts' | 'facts_from' | 'undoable' | 'clocks' | 'set_back' | 'over' | 'result'>,
  'asks' | 'waiting'
> & { asks?: readonly SentQuestion[]; waiting?: Partial<State['waiting']> };

const question = (sent: SentQuestion): QuestionView => ({ args: {}, asides: [], reaction: false, routes: [], ...sent });

/** The state with all that was left out. */
export const whole = (sent: SentState): State => ({
  based_on: -1,
  scene: null,
  delta: null,
  facts: [],
  facts_from: null,
  undoable: {},
  clocks: [],
  set_back: 0,
  over: false,
  result: null,
  ...sent,
  asks: (sent.asks ?? []).map(question),
  waiting: { seats: [], reactions: false, since: 0, ...sent.waiting },
});

/** A message as the server sent it. */
export function read(data: string): FromServer {
  const message = JSON.parse(data) as FromServer;
  return message.say === 'state' ? whole(message) : message;
}
