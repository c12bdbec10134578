/** What the server tells once and what does not change: games, their texts and their rules. */
import type { GameInfo, LearnPage, Me, RuleText } from '../wire';
import { SvelteMap } from 'svelte/reactivity';
import { Book } from '../almanac/book';
import { api } from './api';
import { GameTexts, type Lang } from './say';
import { settings } from './settings.svelte';

class Library {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[] | null>(null);
  private texts = new SvelteMap<string, GameTexts>();
  private rules = new SvelteMap<string, RuleText[]>();
  private learns = new SvelteMap<string, LearnPage[]>();
  private almanacs = new SvelteMap<string, Book>();
  private asked = new Map<string, Promise<void>>();

  /** Who we are and what can be played. */
  async open(): Promise<void> {
    const [me, games] = await Promise.all([api.me(), api.games()]);
    this.me = me;
    this.games = games;
    await Promise.all([this.wantCommon(), ...games.map((game) => this.want(game.id))]);
  }

  /** What the server says when something cannot be done. */
  wantCommon(lang: Lang = settings.lang): Promise<void> {
    return this.once(`common ${lang}`, async () => {
      this.texts.set(` ${lang}`, new GameTexts(await api.commonTexts(lang)));
    });
  }

  /** A problem in words, or null where the server has none for it. */
  problem(key: string, args: Record<string, unknown>): string | null {
    const texts = this.textsOf('');
    return texts?.has(key) ? texts.sayPlain(key, args) : null;
  }

  /** Ask for the texts of a game in the language that is set now. */
  want(game: string, lang: Lang = settings.lang): Promise<void> {
    return this.once(`texts ${game} ${lang}`, async () => {
      this.texts.set(`${game} ${lang}`, new GameTexts(await api.texts(game, lang)));
    });
  }

  /** A game's texts; while those of a new language are on their way, still the old ones. */
  textsOf(game: string): GameTexts | null {
    const other = settings.lang === 'ru' ? 'en' : 'ru';
    return this.texts.get(`${game} ${settings.lang}`) ?? this.texts.get(`${game} ${other}`) ?? null;
  }

  wantRules(game: string, lang: Lang = settings.lang): Promise<void> {
    return this.once(`rules ${game} ${lang}`, async () => {
      this.rules.set(`${game} ${lang}`, await api.rules(game, lang));
    });
  }

  rulesOf(game: string): RuleText[] | null {
    return this.rules.get(`${game} ${settings.lang}`) ?? null;
  }

  /** Ask for the pages that teach a game; one that has none is left with the law. */
  wantLearn(game: string, lang: Lang = settings.lang): Promise<void> {
    return this.once(`learn ${game} ${lang}`, async () => {
      this.learns.set(`${game} ${lang}`, await api.learn(game, lang));
    });
  }

  learnOf(game: string): LearnPage[] | null {
    return this.learns.get(`${game} ${settings.lang}`) ?? null;
  }

  rule(game: string, id: string): RuleText | null {
    return this.rulesOf(game)?.find((rule) => rule.id === id) ?? null;
  }

  /** Ask for the almanac of a game; one that has none is left without. */
  wantAlmanac(game: string): Promise<void> {
    return this.once(`almanac ${game}`, async () => {
      const almanac = await api.almanac(game);
      if (almanac) this.almanacs.set(game, new Book(almanac));
    });
  }

  almanacOf(game: string): Book | null {
    return this.almanacs.get(game) ?? null;
  }

  info(game: string): GameInfo | null {
    return this.games?.find((known) => known.id === game) ?? null;
  }

  /** One request for everybody who asks; a failed one may be asked again. */
  private once(key: string, load: () => Promise<void>): Promise<void> {
    const running = this.asked.get(key);
    if (running) return running;
    const started = load().catch((error: unknown) => {
      this.asked.delete(key);
      throw error;
    });
    this.asked.set(key, started);
    return started;
  }
}

export const library = new Library();
