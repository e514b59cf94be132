import type { ComponentChildren, ComponentType } from 'preact';
import type { Words } from '../say.ts';

export interface StepWords {
  readonly title: string;
  /** What this is about, in a sentence or two. */
  readonly tells: string;
  /** What to do, in one sentence. */
  readonly ask: string;
  /** What to do after each part that is done. */
  readonly onward?: readonly string[];
  readonly missed: string;
  readonly praise: string;
  /** The same once more, to remember. */
  readonly sums?: string;
}

/** How a step stands, and what there is to see of it. */
export interface Stepping {
  readonly outcome: string;
  /** How many parts of it are done. */
  readonly parts?: number;
  /** Something is shown first, and nothing is asked yet. */
  readonly isShowing?: boolean;
  /** What stands below what is asked. */
  readonly beside?: ComponentChildren;
  /** Where it is done, or what was done. */
  readonly table: ComponentChildren;
}

export interface PlannedStep {
  readonly id: string;
  /** Where it can be looked up, if it shall be at the end. */
  readonly rule?: string;
  readonly words: () => StepWords;
  readonly useStep: () => Stepping;
}

/** What a lesson says about itself as a whole; the rest only where it has a better word for it. */
export interface LessonWords {
  readonly title: string;
  readonly doneTitle: string;
  readonly doneText: string;
  readonly skip?: string;
  readonly next?: string;
  readonly finish?: string;
  readonly rules?: string;
  readonly again?: string;
}

/** A lesson by playing: its steps in order. What is around them is the same for all games. */
export interface LessonPlan {
  /** Under which name the browser keeps how far one came. */
  readonly key: string;
  readonly words: Words<LessonWords>;
  readonly steps: readonly PlannedStep[];
  /** Whether a step is a whole table and takes the whole screen; otherwise it stands on a page. */
  readonly isWhole?: boolean;
  /** The way from the end of the lesson to a first game. */
  readonly Begin: ComponentType;
}
