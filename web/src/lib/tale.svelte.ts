/** The story of a table as it is told to somebody: by what names, what last, what since when. */
import type { Fact, Scene, SeatInfo } from '../wire';
import { sameNames, seatNames } from './people';
import type { GameTexts } from './say';
import { calledNames, type Calling, type Teller, type Told, Voices } from './telling';

export interface Tellable {
  facts: readonly Fact[];
  teller: Teller;
  seats: readonly SeatInfo[];
  texts: GameTexts;
  scene: Scene | null;
  /** The line up to which it is told at the shown moment; all of it where that is left out. */
  upTo?: number;
}

export class Tale {
  private named: readonly string[] = [];
  private readonly callings: Calling[] = $derived.by(() => {
    const { teller, facts } = this.given();
    return teller.callings(facts);
  });
  /** What the seats are called now: by hero or house, by person, by colour. */
  readonly names: readonly string[] = $derived.by(() => {
    const { seats, texts, scene, upTo = Infinity } = this.given();
    const calling = this.callings.findLast(({ from }) => from <= upTo + 1);
    return (this.named = sameNames(this.named, calledNames(texts, calling?.ids ?? new Map(), seatNames(seats, texts, scene))));
  });
  /** The texts of each line of the story. */
  readonly voices: Voices = $derived.by(() => {
    const { seats, texts } = this.given();
    return new Voices(this.callings, texts, seatNames(seats, texts));
  });
  /** The last thing that is worth telling. */
  readonly last: Told | null = $derived.by(() => {
    const { facts, teller } = this.given();
    for (let line = facts.length - 1; line >= 0; line--) {
      const [told] = teller.heavy([facts[line]!], 'event', line);
      if (told) return told;
    }
    return null;
  });

  constructor(private readonly given: () => Tellable) {}

  /** What has happened since a line of the story, a sentence a turn. */
  recap(since: number): Told[] {
    const { facts, teller } = this.given();
    return teller
      .turns(facts.slice(since), since)
      .map(({ head }) => head)
      .filter(({ weight }) => weight !== 'detail');
  }
}
