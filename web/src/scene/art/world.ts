/** How the parts of a scene are drawn: by the art that the game brings, or plainly. Knows no game. */

import type { Art, BoardArt, DeckArt, EdgeArt, PieceArt, SpaceArt } from '../../wire';
import { outline, reach } from '../geometry';
import type { Board, Edge, Mark, Piece, Space } from '../types';
import { bounds } from '../zoom';
import { Drawings, type Subject } from './drawings';
import { plainDeck, plainMark, token, TOKEN } from './plain';

const NO_BOARD: BoardArt = {};
const NO_SPACE: SpaceArt = {};
const NO_EDGE: EdgeArt = { strokes: ['edge-line'] };

/** The drawings of a space, in the order in which they lie on each other. */
export interface SpaceLayers {
  /** Classes of the ground and its outline. */
  ground: string;
  outline: string;
  /** Drawn around the middle of the space, perhaps cut to its outline. */
  drawing: string;
  cut: boolean;
  frame: readonly { style: string; outline: string }[];
}

/** A class made of a kind, which may hold any letter. */
export const classOf = (kind: string): string => kind.replace(/[^\w-]/g, '-');

export class World {
  readonly #made = new Map<string, unknown>();

  constructor(
    readonly art: Art = {},
    readonly drawings: Drawings = new Drawings(),
  ) {}

  /** Each drawing is made once: the same place looks the same for as long as the page lives. */
  #once<T>(key: string, make: () => T): T {
    if (!this.#made.has(key)) this.#made.set(key, make());
    return this.#made.get(key) as T;
  }

  get defs(): string {
    return this.drawings.defs;
  }

  // Boards ---------------------------------------------------------------------------------------

  board(board: Board): BoardArt {
    return this.art.boards?.[board.id] ?? NO_BOARD;
  }

  /** What lies under a board: each layer in a box of its own, in which percentages have a meaning. */
  backdrop(board: Board): string {
    const seen = bounds(board, 0);
    return this.#once(`board|${board.id}|${JSON.stringify(seen)}|${board.width}x${board.height}`, () =>
      (this.board(board).layers ?? [])
        .map(({ draw, around = 'canvas', margin = 0 }) => {
          const canvas = { left: 0, top: 0, width: board.width, height: board.height };
          const { left, top, width, height } = around === 'canvas' ? canvas : seen;
          const box = `x="${left - margin}" y="${top - margin}" width="${width + 2 * margin}" height="${height + 2 * margin}"`;
          return `<svg ${box} overflow="visible">${this.drawings.draw(draw, board)}</svg>`;
        })
        .join(''),
    );
  }

  // Spaces ---------------------------------------------------------------------------------------

  /** The name under which the art knows a space: its kind, or else one of its tags. */
  manner(space: Space): string {
    const known = [space.kind ?? '', ...(space.tags ?? [])].find((name) => name && name in (this.art.spaces ?? {}));
    return known ?? space.kind ?? '';
  }

  space(space: Space): SpaceArt {
    return this.art.spaces?.[this.manner(space)] ?? NO_SPACE;
  }

  spaceLayers(space: Space): SpaceLayers {
    const manner = this.manner(space);
    return this.#once(this.#keyOf(space, manner), () => {
      const { draw, cut = false, frame = [], inset = 1.2, corner = 9 } = this.space(space);
      const known = this.art.spaces?.[manner] ? `ground-${classOf(manner)}` : 'ground-unknown';
      return {
        ground: `ground ${known} kind-${classOf(space.kind ?? '')}`,
        outline: outline(space, inset, corner),
        drawing: placed(space, this.drawings.draw(draw, space)),
        cut,
        frame: frame.map(({ style, inset = 0 }) => ({ style, outline: outline(space, inset, corner) })),
      };
    });
  }

  #keyOf = (space: Space, manner: string): string =>
    `space|${space.id}|${manner}|${space.kind}|${space.figure}|${space.icon}|${space.owner}|${(space.tags ?? []).join(' ')}|${JSON.stringify(space.shape)}|${space.x},${space.y}`;

  /** What glints on a space; empty where nothing does. */
  glint(space: Space): string {
    const { glint } = this.space(space);
    if (!glint) return '';
    return this.#once(`glint|${this.#keyOf(space, glint)}`, () => placed(space, this.drawings.draw(glint, space)));
  }

  mark(space: Space, mark: Mark): string {
    return this.#once(`mark|${mark.id}|${mark.kind}|${mark.owner}|${space.x},${space.y}`, () => {
      const draw = this.art.marks?.[mark.kind];
      return placed(space, draw ? this.drawings.draw(draw, mark) : plainMark(mark, this.drawings.icon));
    });
  }

  // Edges ----------------------------------------------------------------------------------------

  edge(edge: Edge): EdgeArt {
    const known = [edge.kind, ...(edge.tags ?? [])].find((name) => name in (this.art.edges ?? {}));
    return known === undefined ? NO_EDGE : this.art.edges![known]!;
  }

  /** A drawing on an edge, by its name. */
  onEdge(draw: string | undefined, edge: Edge): string {
    return this.#once(`edge|${edge.id}|${draw}|${edge.owner}|${edge.figure}|${(edge.tags ?? []).join(' ')}`, () =>
      this.drawings.draw(draw, edge),
    );
  }

  // Pieces and cards -----------------------------------------------------------------------------

  piece(piece: Piece): PieceArt {
    return this.art.pieces?.[piece.kind] ?? TOKEN;
  }

  pieceArt(piece: Piece): string {
    const { id, kind, owner, state, figure, icon, layer = 0, tags = [] } = piece;
    const key = `piece|${id}|${kind}|${owner}|${state}|${figure}|${icon}|${layer}|${tags.join(' ')}`;
    return this.#once(key, () => {
      const art = this.piece(piece);
      const drawing = art.draw ? this.drawings.draw(art.draw, piece as Subject) : token(piece, this.drawings.icon);
      const lift = layer * (art.rise ?? 0);
      return lift ? `<g transform="translate(0 ${-lift})">${drawing}</g>` : drawing;
    });
  }

  deck(back: string): DeckArt {
    return this.art.decks?.[back] ?? plainDeck(back);
  }

  /** The ornament of a deck that the game drew itself; empty for those of the client. */
  ornament(deck: DeckArt): string {
    return this.#once(`ornament|${deck.pattern}`, () => this.drawings.draw(deck.pattern, { id: deck.pattern }));
  }

  /** What names are written on; empty where they stand on the land. */
  scroll(id: string): string {
    return this.drawings.draw(this.art.names?.scroll, { id });
  }
}

/** A drawing made for a reach of 60, on its space. */
const placed = (space: Space, markup: string): string =>
  markup &&
  `<g transform="translate(${space.x} ${space.y}) scale(${Math.round((reach(space.shape) / 60) * 1000) / 1000})">${markup}</g>`;

/** The colour of a deck as CSS: of its own, or the ink of a kind. */
export const toneOf = ({ tone }: DeckArt): string => (tone.startsWith('#') ? tone : `var(--ink-${classOf(tone)})`);

export const PLAIN = new World();
