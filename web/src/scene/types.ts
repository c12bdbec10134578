/** The parts of a scene, as the server sends them. */
import type { Circle, Hex, OptionView, Polygon, Rect, Words } from '../wire';

export type {
  Banner,
  Board,
  Card,
  Counter,
  Die,
  Drawing,
  Edge,
  Figure,
  Line,
  Mark,
  Mat,
  Palette,
  Panel,
  Piece,
  Pile,
  QuestionView,
  OptionView,
  RefusalView,
  Region,
  Remark,
  Route,
  Row,
  Scene,
  Seat,
  Side,
  Space,
  Track,
  Words,
} from '../wire';

export type Label = string | Words;
export type Shape = Hex | Rect | Circle | Polygon;

/** What an option is filled with, by name. */
export const argsOf = (option: OptionView): Record<string, unknown> => option.args;
