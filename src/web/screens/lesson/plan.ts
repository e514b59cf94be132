import type { ComponentChildren, ComponentType } from 'preact';
import type { Words } from '../../i18n.ts';

export interface StepWords {
  readonly title: string;
  /** What the step is about, in one or two sentences. */
  readonly tells: string;
  /** The task, in one sentence. */
  readonly ask: string;
  /** The task after each finished part. */
  readonly onward?: readonly string[];
  readonly missed: string;
  readonly praise: string;
  /** A summary to remember. */
  readonly sums?: string;
}

/** The state of a step and its board. */
export interface StepState {
  readonly outcome: string;
  /** How many parts are done. */
  readonly parts?: number;
  /** True while something is demonstrated and there is no task yet. */
  readonly isShowing?: boolean;
  /** Shown below the task. */
  readonly beside?: ComponentChildren;
  /** The board of the step, or its result. */
  readonly table: ComponentChildren;
}

export interface PlannedStep {
  readonly id: string;
  /** The rule that the end of the lesson links to. */
  readonly rule?: string;
  readonly words: () => StepWords;
  readonly useStep: () => StepState;
}

/** Texts of a lesson; the optional ones replace shared texts. */
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

/** The steps of a lesson in order. The frame around them is the same for all games. */
export interface LessonPlan {
  /** The localStorage key of the progress. */
  readonly key: string;
  readonly words: Words<LessonWords>;
  readonly steps: readonly PlannedStep[];
  /** Whether a step is a full-screen table instead of a page. */
  readonly isWhole?: boolean;
  /** The button at the end of the lesson that starts a first game. */
  readonly Begin: ComponentType;
}
