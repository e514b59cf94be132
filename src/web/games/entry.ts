import type { ComponentType } from 'preact';
import type { Refusal } from '../../engine/refusal.ts';
import type { Head } from '../../engine/store.ts';
import type { Text } from '../../engine/text.ts';
import type { ConventionPlan } from '../convention/plan.ts';
import type { OnlineGame } from '../online/online-game.ts';
import type { SomeCompare } from '../screens/compare/plan.ts';
import type { LessonPlan } from '../screens/lesson/plan.ts';
import type { SomeNewGame } from '../screens/new-game/plan.ts';
import type { SomeReplay } from '../screens/replay/plan.ts';
import type { RuleBook } from '../screens/rules/book.ts';
import type { GameAbout } from './about.ts';
import type { NewLocalGame } from './local-game.ts';
import type { SalvagedGame, Summary } from './summary.ts';
import type { UserContent } from './user-content.ts';
import type { ImportValidator } from './validate-import.ts';

/** Props of the buttons that start a game on the home page. */
export interface StartProps {
  readonly start: (work: () => Promise<void>) => void;
  readonly isBusy: boolean;
  /** Whether the player has an unfinished game to continue. */
  readonly isWaiting: boolean;
}

/** The part of the home page that presents a game and starts it. */
export interface Front {
  readonly lead: () => string;
  /** Starts a game without further questions. */
  readonly now: () => Promise<void>;
  readonly nowWords: () => { readonly title: string; readonly note: string };
  readonly Menu: ComponentType<StartProps>;
  readonly Figure: ComponentType;
}

/** What the page's code for all games knows about one game. screens.ts lists the screens. */
export interface GameEntry {
  /** The game's id in saved games. */
  readonly id: string;
  readonly name: Text;
  /** The first parts of the game's routes. The oldest game has none, because its routes are older than prefixes. */
  readonly prefix: readonly string[];
  /** For shared screens whose route has a different name in this game. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** SVG definitions for the game's drawings, inserted once per page. */
  readonly defs?: () => string;
  readonly front?: Front;
  /** A link on the home page, if the game has its own start page. */
  readonly Door?: ComponentType;
  readonly summary: (kept: SalvagedGame, day?: string) => Summary;
  /** For games with daily maps: returns a function that finds the day of a saved game's daily map. */
  readonly days?: () => Promise<(head: Head) => string | undefined>;
  /** Whether the server has a weekly challenge of the game (NP-77). */
  readonly hasWeekly?: boolean;
  /** Loads the function that starts a game in this browser. */
  readonly start: () => Promise<(game: NewLocalGame<object>) => Promise<string | Refusal>>;
  readonly Picture: ComponentType<{ readonly game: Summary }>;
  readonly about: () => Promise<GameAbout>;
  /** What the game adds to the shared screens (see shared-screens.ts). */
  readonly newGame: () => Promise<SomeNewGame>;
  readonly rules: () => Promise<RuleBook>;
  readonly lesson: () => Promise<LessonPlan>;
  readonly replay: () => Promise<SomeReplay>;
  readonly compare: () => Promise<SomeCompare>;
  readonly online: () => Promise<OnlineGame>;
  /** For games in which all players answer at the same time, so that many can play at one convention table. */
  readonly convention?: () => Promise<ConventionPlan>;
  /** Loads the rules. Called only if an imported file contains this game. */
  readonly importValidator: () => Promise<ImportValidator>;
  readonly userContent?: () => Promise<UserContent>;
}
