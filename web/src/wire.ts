// Made from wire.schema.json by `npm run types`. Change the Python types instead.

export type FromClient = Hello | Answer | WhyNot | AskUndo | Consent | Say | Stops | Salt | Ping;
export type FromServer =
  Welcome | State | Ack | Refused | Refusals | TableChanged | UndoAsked | Said | Revealed | Pong;
export type Part =
  | Mark
  | Space
  | Edge
  | Region
  | Board
  | Piece
  | Card
  | Row
  | Pile
  | Counter
  | Track
  | Die
  | Mat
  | Side
  | Panel
  | Banner
  | Seat;

export interface Wire {
  [k: string]: unknown;
}
/**
 * How the chances of a seat came from start to end: start + own + others + luck = end.
 */
export interface Account {
  start: number;
  own: number;
  others: number;
  luck: number;
  end: number;
  points: number;
  lost: number;
}
/**
 * An answer, undo or chat with this key is durable; `seq` is where it stands.
 */
export interface Ack {
  say: 'ack';
  key: string;
  seq: number;
}
/**
 * An option, and the chance to win with it.
 */
export interface Advised {
  option: Taken;
  chance: number;
}
/**
 * An option, as its text needs it: `option-<verb>` with its arguments.
 */
export interface Taken {
  key: string;
  verb: string;
  args: {
    [k: string]: unknown;
  };
}
/**
 * All pages in their order, and how a part finds its own.
 */
export interface Almanac {
  palette: Palette;
  chapters: Chapter[];
  pages: Page[];
  refers: {
    [k: string]: string[];
  };
}
/**
 * The colours of a world: paper and ink, a colour and a sign for each kind.
 *
 *     `inks` gives a colour (`#rrggbb`) to kinds: terrains, pieces, cards, colours of seats. `signs`
 *     gives each a single character, for screens made of text and for eyes that see no colours.
 */
export interface Palette {
  paper: string;
  ink: string;
  accent: string;
  inks?: {
    [k: string]: string;
  };
  signs?: {
    [k: string]: string;
  };
}
/**
 * Pages that belong together, by the id of its name.
 */
export interface Chapter {
  id: string;
  name: string;
}
/**
 * What is told of one thing. `copies` says how many there are, where they are counted.
 */
export interface Page {
  id: string;
  chapter?: string;
  name: string | Words;
  kind?: string | Words;
  text?: string | Words;
  drawing: Drawing;
  figures?: Figure[];
  lines?: Line[];
  copies?: number;
  rules?: string[];
  also?: string[];
}
/**
 * A Fluent message; string arguments are content ids or seats such as `@2`.
 */
export interface Words {
  key: string;
  args?: {
    [k: string]: number | string | string[];
  };
}
/**
 * How a page is illustrated: as the part of that kind is drawn on the table.
 */
export interface Drawing {
  part?: 'card' | 'edge' | 'icon' | 'mark' | 'piece' | 'space';
  kind?: string;
  icon?: string;
  tags?: string[];
}
/**
 * A number with its icon: "2 wood". `of` speaks of things whose type is open: "3 alike".
 */
export interface Figure {
  value: number;
  icon?: string;
  label?: string | Words;
  of?: '' | 'any' | 'different' | 'same';
}
/**
 * One line of a card or of a recipe: what it costs or asks for, and what it gives.
 */
export interface Line {
  cost?: Figure[];
  gain?: Figure[];
}
/**
 * A drawing repeated along an edge every so many units, aside of it by turns.
 *
 *     It is turned with the edge, unless it stands `upright`.
 */
export interface Along {
  draw: string;
  every: number;
  aside?: number[];
  upright?: boolean;
}
/**
 * A finished match, analysed. `in_points`: whether the game counts points at all.
 */
export interface Analysis {
  game: string;
  answers: number;
  in_points: boolean;
  course: ChancesAt[];
  turns: TurnTold[];
  decisions: Decision[];
  fortunes: Fortune[];
  accounts: Account[];
}
/**
 * The chances of every seat after so many answers.
 */
export interface ChancesAt {
  answers: number;
  chances: number[];
}
/**
 * All that a seat decided until another did, and what that changed, luck apart. Single answers
 *     of a turn say little: one spends what the next one gains by.
 */
export interface TurnTold {
  answers: number;
  until: number;
  seat: number;
  change: number[];
  facts: Fact[];
}
/**
 * One thing that happened: source of the log, of motion, of statistics.
 */
export interface Fact {
  kind: string;
  rule: string;
  args?: {
    [k: string]: unknown;
  };
  to?: number[] | null;
  hidden_from?: number[];
  touches?: string[];
}
/**
 * An answer that could have been better, by what its seat could know.
 */
export interface Decision {
  answers: number;
  seat: number;
  prompt: string;
  args: {
    [k: string]: unknown;
  };
  taken: Taken;
  better: Taken;
  chance: number;
  best: number;
  facts: Fact[];
}
/**
 * Dice, a draw or a hidden card that mattered: what was to be expected, and what came.
 */
export interface Fortune {
  answers: number;
  seat: number;
  kind: string;
  rule: string;
  got: number[];
  expected: number[];
  actual: number[];
  points_expected: number[];
  points: number[];
  facts: Fact[];
}
/**
 * An answer. `key` is made by the client: sent again, it is acknowledged, not repeated.
 */
export interface Answer {
  say: 'answer';
  key: string;
  seat: number;
  option: string;
  expected: number;
}
/**
 * The art of a game, by kind: spaces and edges also by tag, boards by id, decks by back.
 *
 *     The last fields are not written by hand: the addresses of the files, and the game's own icons.
 */
export interface Art {
  names?: NamesArt;
  boards?: {
    [k: string]: BoardArt;
  };
  spaces?: {
    [k: string]: SpaceArt;
  };
  pieces?: {
    [k: string]: PieceArt;
  };
  marks?: {
    [k: string]: string;
  };
  edges?: {
    [k: string]: EdgeArt;
  };
  regions?: {
    [k: string]: RegionArt;
  };
  decks?: {
    [k: string]: DeckArt;
  };
  cover?: CoverArt | null;
  style?: string;
  drawings?: string[];
  icons?: string;
  icon_names?: string[];
}
/**
 * Whether the names of places are written on the land, and on which drawing.
 */
export interface NamesArt {
  shown?: boolean;
  scroll?: string;
}
/**
 * What lies under a board, and how many veils drift over it.
 */
export interface BoardArt {
  layers?: Layer[];
  veils?: number;
}
/**
 * A drawing under a board, as large as its canvas or as what its spaces cover, and a margin.
 *
 *     It is stretched by nothing: percentages in it are those of that size.
 */
export interface Layer {
  draw: string;
  around?: 'canvas' | 'spaces';
  margin?: number;
}
/**
 * A kind of space: its ground is the outline, its drawing lies on it around the middle.
 *
 *     Drawings are made for a space that reaches 60 units from its middle, and scaled to others.
 *     `glint` is a drawing on a layer that glimmers. `cut` cuts the drawing to the outline, `frame`
 *     lies over it. `corner` is how far corners are rounded off.
 */
export interface SpaceArt {
  draw?: string;
  glint?: string;
  cut?: boolean;
  frame?: Outline[];
  inset?: number;
  corner?: number;
  named?: boolean;
}
/**
 * The outline of a space drawn once more, so far inside it, in a class of the style.
 */
export interface Outline {
  style: string;
  inset?: number;
}
/**
 * A kind of piece: where on a space it stands, and the reach of the space it is made for.
 *
 *     On other spaces it is scaled, up to `most`. Pieces on each other are lifted by `rise` a layer.
 */
export interface PieceArt {
  draw: string;
  stand?: 'air' | 'front' | 'middle';
  fits?: number;
  most?: number;
  rise?: number;
}
/**
 * A kind of edge: its line in several strokes, one over another, and what is built on it.
 *
 *     `under` draws it beneath the land. `bend` sweeps a straight line aside by that share of its
 *     length. `middle` lies in the middle and `tip` at the end of a directed one, turned with the
 *     line: drawn as if the line came from the left.
 */
export interface EdgeArt {
  strokes?: string[];
  corner?: number;
  bend?: number;
  under?: boolean;
  middle?: string;
  along?: Along | null;
  tip?: string;
}
/**
 * A kind of region: as an `area` its spaces are washed over, instead of lined around.
 *
 *     `rim` repeats its border in several classes, one over another, each cut to the region: wide
 *     strokes become soft bands inside it.
 */
export interface RegionArt {
  area?: boolean;
  rim?: string[];
}
/**
 * The cards with a certain back: a colour (`#rrggbb`, or a kind with an ink) and an ornament.
 *
 *     The ornament is one of the client's, or a drawing in a box of 100 by 120.
 */
export interface DeckArt {
  tone: string;
  pattern: string;
}
/**
 * The picture on the box, 320 wide and 180 high: drawings from the back to the front.
 *
 *     A single one of several of a kind is called by its number: `forest.2`.
 */
export interface CoverArt {
  layers: Placed[];
  light?: 'day' | 'night';
}
/**
 * A drawing on the cover: where its middle lies, how large it is, in whose colour.
 *
 *     `figure` and `tags` are those of the part for which it would be drawn on a table.
 */
export interface Placed {
  draw: string;
  x?: number;
  y?: number;
  size?: number;
  flipped?: boolean;
  tint?: string;
  figure?: number | null;
  tags?: string[];
}
/**
 * To take back the latest answers; what is not free needs everybody's consent.
 */
export interface AskUndo {
  say: 'undo';
  key: string;
  seat: number;
  answers?: number;
}
/**
 * A sentence over the table: who won, that all is lost.
 */
export interface Banner {
  part: 'banner';
  words: Words;
  tone?: 'bad' | 'calm' | 'good' | 'grave';
  id: string;
  about?: string;
}
/**
 * A canvas with places on it.
 */
export interface Board {
  part: 'board';
  name: string | Words;
  width: number;
  height: number;
  spaces: Space[];
  edges?: Edge[];
  regions?: Region[];
  id: string;
  about?: string;
}
/**
 * A place on a board; `figure` is printed on it. `kind` is a content id, such as a terrain.
 *
 *     A place with an `owner` is washed in that seat's colour.
 */
export interface Space {
  part: 'space';
  shape: Hex | Rect | Circle | Polygon;
  x: number;
  y: number;
  kind?: string;
  icon?: string;
  name?: string | Words;
  figure?: number | null;
  owner?: number | null;
  tags?: string[];
  marks?: Mark[];
  id: string;
  about?: string;
}
/**
 * A regular hexagon; `radius` goes from centre to corner.
 */
export interface Hex {
  form: 'hex';
  radius: number;
  top?: 'flat' | 'pointy';
}
/**
 * A rectangle around its centre, turned clockwise by `angle` degrees.
 */
export interface Rect {
  form: 'rect';
  width: number;
  height: number;
  angle?: number;
}
/**
 * A circle.
 */
export interface Circle {
  form: 'circle';
  radius: number;
}
/**
 * Any outline; the points are places on the canvas, x and y of the space its label's place.
 */
export interface Polygon {
  form: 'polygon';
  points: [number, number][];
}
/**
 * A small sign that is no piece to be moved: on a space (exhausted, burning), by a player.
 */
export interface Mark {
  part: 'mark';
  kind: string;
  icon?: string;
  owner?: number | null;
  id: string;
  about?: string;
}
/**
 * Something between two spaces: a border, river, wall, door, road, or an arrow of support.
 */
export interface Edge {
  part: 'edge';
  start: string;
  end: string;
  kind: string;
  line?: [number, number][];
  directed?: boolean;
  owner?: number | null;
  figure?: number | null;
  tags?: string[];
  id: string;
  about?: string;
}
/**
 * Spaces that belong together, in their order: a tile, a track, a ring, a reach.
 */
export interface Region {
  part: 'region';
  spaces: string[];
  name?: string | Words;
  kind?: string;
  owner?: number | null;
  tags?: string[];
  id: string;
  about?: string;
}
/**
 * What stands on the box: how long a match takes, how heavy it is, what is drawn on it.
 */
export interface Box {
  /**
   * @minItems 2
   */
  minutes: [number, number];
  weight: number;
  about: Text;
  cover: string[];
  short?: {
    [k: string]: number | string | boolean;
  };
}
/**
 * The same words in both languages; neither may be left empty.
 */
export interface Text {
  ru: string;
  en: string;
}
/**
 * A campaign as its page shows it. Seats and host are those of its latest table.
 */
export interface CampaignInfo {
  id: string;
  game: string;
  campaign: string;
  terms: {
    [k: string]: unknown;
  };
  host: string;
  host_name: string;
  leads: boolean;
  visibility: 'link' | 'private' | 'public';
  seats: SeatInfo[];
  matches: CampaignMatch[];
  count: Result | null;
  over: boolean;
  imported: boolean;
  created: number;
  moved: number;
}
/**
 * Who sits in a seat, and since when a bot fills in for a person.
 */
export interface SeatInfo {
  seat: number;
  colour: string;
  person: string;
  name: string;
  bot: string;
  filling_in: boolean;
  here: boolean;
  muted: boolean;
}
/**
 * One match of a campaign. `match` is its content id, `table` where it is or was played.
 *
 *     `closed` is a table that was given up: the same match can be laid out once more.
 */
export interface CampaignMatch {
  match: string;
  status: 'ahead' | 'closed' | 'open' | 'over' | 'playing';
  commitment: string;
  table: string;
  given_up: number;
  gifts: Gift[];
  result: Result | null;
  figures: Figures[];
}
/**
 * Something the next match begins with; `label` is the key of the sentence that says so.
 */
export interface Gift {
  label: string;
  rule: string;
  args: {
    [k: string]: unknown;
  };
}
/**
 * How a match ended: scores by seat, and who came before whom.
 *
 *     `ranking` holds the seats from first to last place, those that share a place together; it is
 *     empty where everybody lost. `rule` names the rule that ended the match.
 */
export interface Result {
  scores: number[];
  ranking: number[][];
  rule: string;
}
/**
 * One figure of every seat: `label` is the key of its text, `rule` the rule that counts it.
 */
export interface Figures {
  label: string;
  rule: string;
  by_seat: number[];
}
/**
 * A campaign that a game has: content ids of it and of its matches in order, and what is
 *     agreed on for all of them.
 */
export interface CampaignOffer {
  id: string;
  matches: string[];
  terms: OptionField[];
}
/**
 * One thing that a table of a game agrees on, from the game's own option schema.
 *
 *     `label-<name>` is its Fluent key; a choice is a content id, a number or a list of numbers. A
 *     switch is true or false, and off while one that it `excludes` is on; `seats` is a list of
 *     seats.
 */
export interface OptionField {
  name: string;
  kind: 'choice' | 'number' | 'seats' | 'switch';
  choices: unknown[];
  default: unknown;
  least: number | null;
  most: number | null;
  excludes: string[];
}
/**
 * A card. Without a `face` the viewer knows its back only; `up` is how it lies for all.
 */
export interface Card {
  part: 'card';
  back: string;
  face?: string;
  title?: string | Words;
  text?: string | Words;
  icon?: string;
  figures?: Figure[];
  lines?: Line[];
  up?: boolean;
  tapped?: boolean;
  owner?: number | null;
  tags?: string[];
  id: string;
  about?: string;
}
/**
 * Something that may happen, and in what share of the guesses it did.
 */
export interface Chance {
  share: number;
  change?: Change | null;
  words?: Words | null;
}
/**
 * One thing that is otherwise afterwards.
 *
 *     A counter, a track, a figure and cards change `by` so many; a piece or a mark goes from `start`
 *     to `end`, which are spaces, and comes or goes where one is empty. `owner` is whose it is.
 */
export interface Change {
  what: 'card' | 'cards' | 'counter' | 'figure' | 'mark' | 'owner' | 'piece' | 'track' | 'turn';
  part: string;
  label?: string | Words;
  owner?: number | null;
  by?: number;
  start?: string;
  end?: string;
}
/**
 * One line of chat.
 */
export interface ChatLine {
  id: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}
/**
 * A finished match in hindsight. `rounds` says after how many answers each round began.
 */
export interface Chronicle {
  tally: {
    [k: string]: number;
  }[];
  standings: Standing[];
  rounds: number[];
  turning_points: TurningPoint[];
  decided: Fact | null;
}
/**
 * How everybody stood after so many answers: scores, and what the position was worth.
 */
export interface Standing {
  answers: number;
  scores: number[];
  worth: number[];
}
/**
 * A moment in which the lead of those who won changed a lot, and what was told of it.
 */
export interface TurningPoint {
  answers: number;
  fact: Fact;
  swing: number;
}
/**
 * How time is kept. All times in seconds; `days` is a move a day.
 */
export interface Clock {
  kind?: 'days' | 'move' | 'none' | 'reserve';
  seconds?: number;
  increment?: number;
}
/**
 * The time of one seat: seconds left when this was sent, and whether it runs.
 */
export interface ClockView {
  seat: number;
  left: number;
  running: boolean;
}
/**
 * Yes or no to an undo that somebody asked for.
 */
export interface Consent {
  say: 'consent';
  seat: number;
  yes: boolean;
}
/**
 * What an option leads to: what is certain up to the next decision, what may come of it.
 */
export interface Consequence {
  certain?: Change[];
  likely?: Chance[];
  outcomes?: Chance[];
  then?: Words | null;
  luck?: boolean;
}
/**
 * What an advisor says: the best first; the reason where there are two to compare.
 */
export interface Counsel {
  seat: number;
  options: Advised[];
  reason: Reason | null;
}
/**
 * What differs between the best and the next best: what only one of them brings for certain,
 *     and whose odds are better.
 */
export interface Reason {
  gains: Change[];
  misses: Change[];
  odds: Odds[];
}
/**
 * Something that may happen: in what share of the guesses, this way and the other way.
 */
export interface Odds {
  share: number;
  other: number;
  change: Change | null;
  words: Words | null;
}
/**
 * A number that matters, out of `of` where there is a limit; `lines` say what one is for.
 */
export interface Counter {
  part: 'counter';
  label: string | Words;
  value: number;
  icon?: string;
  of?: number | null;
  lines?: Line[];
  id: string;
  about?: string;
}
/**
 * To register or to log in.
 */
export interface Credentials {
  name: string;
  password: string;
}
/**
 * A die: its faces are numbers or content ids; `shown` is the index of the face on top.
 *
 *     Where the last roll is no part of the state, the story tells it: `told` names the kind of the
 *     fact and the argument of it that is the face.
 */
export interface Die {
  part: 'die';
  label: string | Words;
  faces: (number | string)[];
  shown?: number | null;
  told?: [string, string] | null;
  id: string;
  about?: string;
}
/**
 * Somebody to be, as a newcomer needs to know them: what they are like, and how hard to play.
 *
 *     `abilities` are content ids with texts; without them the text is that of the id itself.
 */
export interface Face {
  icon: string;
  difficulty: number;
  style: Text;
  abilities?: string[];
}
/**
 * To delete one's account; a guest has no password.
 */
export interface Farewell {
  password?: string;
}
/**
 * One moment of a replay: the table after so many answers.
 */
export interface Frame {
  answers: number;
  facts: Fact[];
  facts_from: number;
  scene: Scene;
}
/**
 * A table as one viewer sees it (None: a spectator). Mats stand in the order of the seats.
 */
export interface Scene {
  game: string;
  viewer: number | null;
  palette: Palette;
  seats: Seat[];
  turn: Turn;
  boards?: Board[];
  pieces?: Piece[];
  rows?: Row[];
  piles?: Pile[];
  supply?: Counter[];
  dice?: Die[];
  mats?: Mat[];
  panels?: Panel[];
  banners?: Banner[];
}
/**
 * A player: called `@seat`, with a colour of the palette that is never the only sign.
 *
 *     `marks` say how the player stands with others, their owners: at war, allied.
 */
export interface Seat {
  part: 'seat';
  seat: number;
  colour: string;
  marks?: Mark[];
  id: string;
  about?: string;
}
/**
 * Whose turn it is (None between turns and at the end), the order, and what time it is.
 */
export interface Turn {
  seat?: number | null;
  order?: number[];
  phase?: string | Words;
  clock?: (string | Words)[];
}
/**
 * A figure or token standing `where`: on a space, or in the middle of an edge.
 *
 *     `layer` tells what lies on what. What `reach`es so many units around it has a ring or a pool of
 *     light there, in the manner of its kind. An `absent` piece is not drawn: it keeps the place to
 *     which a refusal points ("there is no ghost here").
 */
export interface Piece {
  part: 'piece';
  kind: string;
  where: string;
  icon?: string;
  owner?: number | null;
  state?: '' | 'absent' | 'lying' | 'translucent' | 'turned';
  facing?: number | null;
  figure?: number | null;
  layer?: number;
  reach?: number | null;
  tags?: string[];
  name?: string | Words;
  id: string;
  about?: string;
}
/**
 * Cards side by side: a hand, a display, what lies on a space (`where`).
 */
export interface Row {
  part: 'row';
  label: string | Words;
  cards: Card[];
  where?: string;
  id: string;
  about?: string;
}
/**
 * Cards upon each other: how many, and the top one where it may be seen.
 */
export interface Pile {
  part: 'pile';
  label: string | Words;
  count: number;
  back?: string;
  top?: Card | null;
  where?: string;
  id: string;
  about?: string;
}
/**
 * What lies before a player.
 */
export interface Mat {
  part: 'mat';
  seat: number;
  counters?: Counter[];
  tracks?: Track[];
  rows?: Row[];
  piles?: Pile[];
  id: string;
  about?: string;
}
/**
 * A row of slots that fill from the left; `gain` is what the full track gives.
 */
export interface Track {
  part: 'track';
  label: string | Words;
  slots: Slot[];
  icon?: string;
  gain?: Figure | null;
  id: string;
  about?: string;
}
/**
 * One slot of a track: what filling it costs and gives, and what lies in it.
 */
export interface Slot {
  state?: 'active' | 'empty' | 'spent';
  cost?: number | null;
  gain?: number | null;
}
/**
 * A matter that is being settled apart from the board: a battle, a trade, a vote.
 *
 *     `sides` stand against each other; `outcome` is the sentence that ends it. A `folded` one shows
 *     its label and sums until it is opened: what may come of something, and covers no board.
 */
export interface Panel {
  part: 'panel';
  label: string | Words;
  counters?: Counter[];
  rows?: Row[];
  dice?: Die[];
  sides?: Side[];
  outcome?: Words | null;
  folded?: boolean;
  id: string;
  about?: string;
}
/**
 * One side of a matter: who, what counts for it line by line, and the sum of it.
 */
export interface Side {
  part: 'side';
  name: string | Words;
  owner?: number | null;
  scores?: Score[];
  total?: number | null;
  rows?: Row[];
  dice?: Die[];
  state?: '' | 'ahead' | 'lost' | 'won';
  id: string;
  about?: string;
}
/**
 * One line of a reckoning: "Strength 4", "the sword +1"; a `hidden` one is seen as a back.
 *
 *     `rule` is the one by which it counts: its name leads there.
 */
export interface Score {
  label: string | Words;
  value?: number;
  icon?: string;
  hidden?: boolean;
  rule?: string;
}
/**
 * The first word. `have` is the last sequence number the client has seen.
 */
export interface Hello {
  say: 'hello';
  protocol: number;
  have?: number;
}
/**
 * What is refused to a seat now, and why.
 */
export interface WhyNot {
  say: 'why_not';
  seat: number;
}
/**
 * Chat.
 */
export interface Say {
  say: 'chat';
  key: string;
  text: string;
}
/**
 * Reaction windows in which a seat passes by itself; all of them with `until_my_turn`, which
 *     ends as the turn of the seat begins.
 */
export interface Stops {
  say: 'stops';
  seat: number;
  auto_pass?: string[];
  until_my_turn?: boolean;
}
/**
 * This browser's salt for the sealed luck, before the match begins.
 */
export interface Salt {
  say: 'salt';
  seat: number;
  salt: string;
}
/**
 * Still here.
 */
export interface Ping {
  say: 'ping';
}
/**
 * The answer to `hello`: the table, one's own seats and stops, and how one is called.
 */
export interface Welcome {
  say: 'welcome';
  protocol: number;
  table: TableInfo;
  you: Me;
  seats: number[];
  stops: StopsView[];
}
/**
 * A table as the lobby and the table page show it.
 */
export interface TableInfo {
  id: string;
  game: string;
  options: {
    [k: string]: unknown;
  };
  status: 'open' | 'over' | 'playing';
  visibility: 'link' | 'private' | 'public';
  undo: 'friendly' | 'none' | 'strict';
  clock: Clock;
  hot_seat: boolean;
  host: string;
  host_name: string;
  seats: SeatInfo[];
  commitment: string;
  created: number;
  moved: number;
  answers: number;
  result: Result | null;
  rematch: string;
  rules: string;
  imported: boolean;
  fault: string;
  campaign: string;
  advice: boolean;
  began_at: [string, number] | null;
  asked: number[];
}
/**
 * Who one is here.
 */
export interface Me {
  id: string;
  name: string;
  registered: boolean;
}
/**
 * What one of one's own seats has set by `stops`.
 */
export interface StopsView {
  seat: number;
  auto_pass: string[];
  until_my_turn: boolean;
}
/**
 * The table after sequence number `seq`, as this viewer may see it.
 *
 *     Either `scene` is whole, or `delta` changes the scene of `based_on`. `facts` are those told
 *     since then. A client that lacks `based_on` says hello again. It is sent for every answer, to
 *     everybody, so what is as always is not sent.
 */
export interface State {
  say: 'state';
  seq: number;
  answers: number;
  based_on: number;
  scene: Scene | null;
  delta: Parts | null;
  asks: QuestionView[];
  waiting: Waiting;
  facts: Fact[];
  facts_from: number | null;
  undoable: {
    [k: string]: number;
  };
  clocks: ClockView[];
  set_back: number;
  over: boolean;
  result: Result | null;
}
/**
 * What changed in a scene, or in one of its parts.
 *
 *     Keys are the names of fields: `boards`, `pieces`, … of a scene, `spaces` of a board, `cards` of
 *     a row. Parts that are new come whole in `changed`; of those that stay, `inside` has by id what
 *     changed in them. A field that is no list of parts (turn, value, …) comes whole in `fields`.
 */
export interface Parts {
  changed?: {
    [k: string]: unknown[];
  };
  inside?: {
    [k: string]: {
      [k: string]: Parts;
    };
  };
  gone?: {
    [k: string]: string[];
  };
  put?: {
    [k: string]: [string, string][];
  };
  order?: {
    [k: string]: string[];
  };
  fields?: {
    [k: string]: unknown;
  };
}
/**
 * A question to one of the viewer's seats.
 */
export interface QuestionView {
  seat: number;
  prompt: string;
  args: {
    [k: string]: unknown;
  };
  rule: string;
  options: OptionView[];
  asides: OptionView[];
  reaction: boolean;
  routes: Route[];
}
/**
 * An option of a question.
 */
export interface OptionView {
  key: string;
  verb: string;
  args: {
    [k: string]: unknown;
  };
  touches: string[];
}
/**
 * A way for a piece to a place: the text `route-<kind>` tells what it is and what it costs.
 *
 *     `path` are the spaces from where the piece is to the `goal`. Several routes to one goal are
 *     ways to choose from, the cheapest first. One leg alone tells what that option costs and risks.
 *     A leg that turns out to be the only answer is taken by the kernel without asking, as always.
 */
export interface Route {
  kind: string;
  goal: string;
  piece: string;
  path: string[];
  legs: Leg[];
  args: {
    [k: string]: unknown;
  };
  remarks: Remark[];
}
/**
 * One answer of a route, the question that it answers, and where the piece is by then.
 *
 *     Where something else is asked, by another prompt or with other arguments, or the piece stands
 *     elsewhere, something has happened on the way: the route ends, and the player decides anew.
 */
export interface Leg {
  option: string;
  at: string;
  prompt: string;
  args?: {
    [k: string]: unknown;
  };
}
/**
 * What a player should know before he goes: a text `remark-<kind>`, and its rule.
 *
 *     `risky` marks what may end the route on its way, or lead elsewhere from its goal.
 */
export interface Remark {
  kind: string;
  rule: string;
  args?: {
    [k: string]: unknown;
  };
  risky?: boolean;
}
/**
 * Whom the table waits for; seats stay hidden while reactions are asked for.
 */
export interface Waiting {
  seats: number[];
  reactions: boolean;
  since: number;
}
/**
 * Something could not be done; `problem` is a Fluent key (`problem-…`), `rule` a rule id.
 */
export interface Refused {
  say: 'refused';
  key: string;
  problem: string;
  args: {
    [k: string]: unknown;
  };
  rule: string;
}
/**
 * The answer to `why_not`.
 */
export interface Refusals {
  say: 'why_not';
  seat: number;
  refusals: RefusalView[];
}
/**
 * Something one might think of, and the rule that forbids it.
 */
export interface RefusalView {
  option: OptionView;
  rule: string;
}
/**
 * Seats, presence, options or status of the table changed.
 */
export interface TableChanged {
  say: 'table';
  table: TableInfo;
}
/**
 * Somebody asks to take back answers; who has consented so far.
 */
export interface UndoAsked {
  say: 'undo_asked';
  seat: number;
  answers: number;
  consented: number[];
  declined_by: number | null;
  done: boolean;
}
/**
 * Chat: all of it after hello, then each line.
 */
export interface Said {
  say: 'chat';
  lines: ChatLine[];
}
/**
 * The match is over: the secret seed, to check the luck with.
 */
export interface Revealed {
  say: 'revealed';
  seed: string;
  commitment: string;
  salts: string[];
}
/**
 * Still here, too; with the server's time, for clocks.
 */
export interface Pong {
  say: 'pong';
  now: number;
}
/**
 * A game that can be played here. `inks` are the colours of the seats as `#rrggbb`.
 */
export interface GameInfo {
  id: string;
  rules: string;
  players: number[];
  colours: string[];
  inks: string[];
  options: OptionField[];
  bots: string[];
  telling: Telling;
  campaign: CampaignOffer | null;
  cover: string;
}
/**
 * `telling.yaml` of a game. A kind of fact that it does not weigh is an event.
 */
export interface Telling {
  detail?: string[];
  event?: string[];
  moment?: string[];
  opens?: string[];
  chapters?: string[];
  rounds?: string[];
  untold?: {
    [k: string]: string[];
  };
  called?: {
    [k: string]: string;
  };
  closing?: string[];
  outright?: string[];
  box?: Box | null;
  goal?: Text | null;
  counted?: boolean;
  picks?: {
    [k: string]: string;
  };
  faces?: {
    [k: string]: Face;
  };
  evident?: string[];
  last?: string[];
}
/**
 * To play at once, under a name.
 */
export interface GuestName {
  name: string;
}
/**
 * A paragraph (one line), a list, steps, or a figure: its caption, and pages of the almanac.
 */
export interface LearnBlock {
  kind: 'figure' | 'list' | 'steps' | 'text';
  lines: string[];
  pages?: string[];
}
/**
 * What is told under one title.
 */
export interface LearnPage {
  title: string;
  blocks: LearnBlock[];
}
/**
 * A lesson as it is offered.
 */
export interface LessonInfo {
  id: string;
  title: Text;
  summary: Text;
  minutes: number;
  steps: number;
}
/**
 * An option that is looked at where a learner is.
 */
export interface LessonOption {
  acts?: string[];
  option: string;
}
/**
 * Where a learner is: what was done with each step so far. To go back, leave out the last.
 */
export interface LessonPlace {
  acts?: string[];
}
/**
 * A step: what is said, the parts it points at, and the table, whole, as the learner sees it.
 *
 *     `want` are the keys of the options that go on; none: the learner reads and says "". Another
 *     option is met with the word `otherwise` and not played. `step` counts from 0; at the end it is
 *     as many as there are `steps`, and `say` are the closing words.
 */
export interface LessonView {
  step: number;
  steps: number;
  seat: number;
  say: Text;
  at: string[];
  want: string[];
  otherwise: Text | null;
  rule: string;
  playable: boolean;
  state: State;
  refusals: RefusalView[];
}
/**
 * Whether the names of places are written on the land, and on which drawing.
 */
export interface NamesArt1 {
  shown?: boolean;
  scroll?: string;
}
/**
 * To begin a campaign; the fields are those of a new table, with terms for options.
 */
export interface NewCampaign {
  game: string;
  terms?: {
    [k: string]: unknown;
  };
  seats?: string[];
  visibility?: 'link' | 'private' | 'public';
  clock?: Clock1;
  undo?: 'friendly' | 'none' | 'strict';
  hot_seat?: boolean;
  start?: boolean;
  salt?: string | null;
}
/**
 * How time is kept. All times in seconds; `days` is a move a day.
 */
export interface Clock1 {
  kind?: 'days' | 'move' | 'none' | 'reserve';
  seconds?: number;
  increment?: number;
}
/**
 * To go on with the match of a lesson at a table of one's own.
 */
export interface NewFromLesson {
  acts?: string[];
  salt?: string | null;
}
/**
 * To change one's password: the one so far, and the new one.
 */
export interface NewPassword {
  password: string;
  new: string;
}
/**
 * To open a table. `seats` names who sits where: "" is free, "me" oneself, or a bot.
 */
export interface NewTable {
  game: string;
  options?: {
    [k: string]: unknown;
  };
  seats?: string[];
  visibility?: 'link' | 'private' | 'public';
  clock?: Clock2;
  undo?: 'friendly' | 'none' | 'strict';
  advice?: 'alone' | 'always' | 'never';
  hot_seat?: boolean;
  start?: boolean;
  salt?: string | null;
}
/**
 * How time is kept. All times in seconds; `days` is a move a day.
 */
export interface Clock2 {
  kind?: 'days' | 'move' | 'none' | 'reserve';
  seconds?: number;
  increment?: number;
}
/**
 * To lay out the next match; `salt` is this browser's for the luck of its seats.
 */
export interface NextMatch {
  salt?: string | null;
}
/**
 * For the host: somebody on a seat, or whoever said a line of the chat.
 */
export interface PersonCommand {
  seat?: number | null;
  line?: number | null;
  muted?: boolean;
}
/**
 * To play on from a moment of a finished match: after how many answers, on which seat, and
 *     which bots take the others.
 */
export interface PlayOn {
  answers: number;
  seat: number;
  bot?: string;
  salt?: string | null;
}
/**
 * One rule of the rulebook.
 */
export interface RuleText {
  id: string;
  chapter: string;
  text: string;
}
/**
 * To take, fill or empty a seat: `bot` names a bot, "" leaves the seat free.
 */
export interface SeatCommand {
  seat: number;
  bot?: string;
}
/**
 * All texts of a game in one language: Fluent source, and names by content id.
 */
export interface Texts {
  lang: string;
  fluent: string[];
  names: {
    [k: string]: string;
  };
}
/**
 * Whom the table waits for; seats stay hidden while reactions are asked for.
 */
export interface Waiting1 {
  seats: number[];
  reactions: boolean;
  since: number;
}
