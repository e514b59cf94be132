import type { ComponentChildren, ComponentType } from 'preact';
import type { Words } from '../../i18n.ts';
import type { Outcome } from './teach.ts';

export interface StepWords {
  readonly title: string;
  /** What the step teaches, in one or two sentences. */
  readonly tells: string;
  /** The player's task, in one sentence. */
  readonly ask: string;
  /** If the task has several parts: the remaining task after the first part, after the second part, and so on. */
  readonly onward?: readonly string[];
  readonly missed: string;
  readonly praise: string;
  /** What the player should remember from the step. */
  readonly sums?: string;
}

/** The current state of a step, with the contents to show. */
export interface StepState {
  readonly outcome: Outcome;
  /** The number of parts of the task that are done. */
  readonly parts?: number;
  /** Whether the step is still demonstrating something, before the player gets a task. */
  readonly isShowing?: boolean;
  /** Content below the task. */
  readonly beside?: ComponentChildren;
  /** The board of the step, or its result. */
  readonly table: ComponentChildren;
}

export interface PlannedStep {
  readonly id: string;
  /** The id of the rule for this step, to which the end of the lesson links. */
  readonly rule?: string;
  readonly words: () => StepWords;
  readonly useStep: () => StepState;
}

export interface LessonWords {
  readonly title: string;
  readonly doneTitle: string;
  readonly doneText: string;
}

/** The lesson of a game. The frame around its steps is the same for all games. */
export interface LessonPlan {
  /** The localStorage key that stores the player's progress. */
  readonly key: string;
  readonly words: Words<LessonWords>;
  readonly steps: readonly PlannedStep[];
  /** Whether each step is a full-screen table instead of a page. */
  readonly isWhole?: boolean;
  /** The button at the end of the lesson that starts a first game. */
  readonly Begin: ComponentType;
}
