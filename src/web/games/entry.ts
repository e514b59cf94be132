import type { ComponentType } from 'preact';
import type { Head } from '../../engine/store.ts';
import type { Text } from '../../engine/text.ts';
import type { FarGame } from '../friends/far-game.ts';
import type { LessonPlan } from '../lesson/plan.ts';
import type { SomeNewGame } from '../new-game/plan.ts';
import type { SomeReplay } from '../replay/plan.ts';
import type { RuleBook } from '../rules/book.ts';
import type { GameAbout } from './about.ts';
import type { Judge } from './judge.ts';
import type { Own } from './own.ts';
import type { KeptSound, Summary } from './summary.ts';

/** What the first page is told while a game is being begun. */
export interface StartProps {
  readonly start: (work: () => Promise<void>) => void;
  readonly isBusy: boolean;
  /** Whether a game waits to be gone on with. */
  readonly isWaiting: boolean;
}

/** A game that the first page itself is laid out for. */
export interface Front {
  readonly lead: () => string;
  /** Begins a game at once. */
  readonly now: () => Promise<void>;
  readonly nowWords: () => { readonly title: string; readonly note: string };
  readonly Menu: ComponentType<StartProps>;
  readonly Figure: ComponentType;
}

/** A game as the page knows it: what is shared asks this and names no game. Its screens are in screens.ts. */
export interface GameEntry {
  /** As its records call it. */
  readonly id: string;
  readonly name: Text;
  /** What all its addresses begin with; one game has bare ones, which people have kept. */
  readonly prefix: readonly string[];
  /** Screens that every game has, where its addresses call them otherwise. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** What its drawings refer to: a page holds it once. */
  readonly defs?: () => string;
  readonly front?: Front;
  /** The way into a game that has a room of its own. */
  readonly Door?: ComponentType;
  /** What is said of a kept game. */
  readonly summary: (kept: KeptSound, day?: string) => Summary;
  /** For games with a daily map: the day whose map a game is played on. */
  readonly days?: () => Promise<(head: Head) => string | undefined>;
  readonly Picture: ComponentType<{ readonly game: Summary }>;
  readonly about: () => Promise<GameAbout>;
  /** What fills the screens that all games have in common: see shells.ts. */
  readonly newGame: () => Promise<SomeNewGame>;
  readonly rules: () => Promise<RuleBook>;
  readonly lesson: () => Promise<LessonPlan>;
  readonly replay: () => Promise<SomeReplay>;
  /** How it is played with people at other devices. */
  readonly far: () => Promise<FarGame>;
  /** The rules come only with a file that holds a game of theirs. */
  readonly judge: () => Promise<Judge>;
  readonly own?: () => Promise<Own>;
}
