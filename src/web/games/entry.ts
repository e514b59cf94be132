import type { ComponentType } from 'preact';
import type { Head } from '../../engine/store.ts';
import type { Text } from '../../engine/text.ts';
import type { OnlineGame } from '../online/online-game.ts';
import type { LessonPlan } from '../screens/lesson/plan.ts';
import type { SomeNewGame } from '../screens/new-game/plan.ts';
import type { SomeReplay } from '../screens/replay/plan.ts';
import type { RuleBook } from '../screens/rules/book.ts';
import type { GameAbout } from './about.ts';
import type { SalvagedGame, Summary } from './summary.ts';
import type { UserContent } from './user-content.ts';
import type { ImportValidator } from './validate-import.ts';

/** Props of start buttons on the first page. */
export interface StartProps {
  readonly start: (work: () => Promise<void>) => void;
  readonly isBusy: boolean;
  /** Whether there is an unfinished game to continue. */
  readonly isWaiting: boolean;
}

/** A game that the first page is designed for. */
export interface Front {
  readonly lead: () => string;
  /** Starts a game at once. */
  readonly now: () => Promise<void>;
  readonly nowWords: () => { readonly title: string; readonly note: string };
  readonly Menu: ComponentType<StartProps>;
  readonly Figure: ComponentType;
}

/** A game as the page knows it. Shared code uses this and names no game. screens.ts has the screens. */
export interface GameEntry {
  /** The game's id in records. */
  readonly id: string;
  readonly name: Text;
  /** The first parts of its routes; one game has no prefix, because people have bookmarked its routes. */
  readonly prefix: readonly string[];
  /** The game's own route names for shared screens. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** SVG definitions of its drawings, inserted once per page. */
  readonly defs?: () => string;
  readonly front?: Front;
  /** A link to a game with its own start page. */
  readonly Door?: ComponentType;
  /** The summary of a saved game. */
  readonly summary: (kept: SalvagedGame, day?: string) => Summary;
  /** For games with a daily map: the day whose map a game is played on. */
  readonly days?: () => Promise<(head: Head) => string | undefined>;
  readonly Picture: ComponentType<{ readonly game: Summary }>;
  readonly about: () => Promise<GameAbout>;
  /** The content of the shared screens: see shells.ts. */
  readonly newGame: () => Promise<SomeNewGame>;
  readonly rules: () => Promise<RuleBook>;
  readonly lesson: () => Promise<LessonPlan>;
  readonly replay: () => Promise<SomeReplay>;
  /** How it is played online. */
  readonly online: () => Promise<OnlineGame>;
  /** Loads the rules, only when a file contains such a game. */
  readonly importValidator: () => Promise<ImportValidator>;
  readonly userContent?: () => Promise<UserContent>;
}
