import type { ComponentChildren } from 'preact';
import type { ReviewChartProps } from './chart.tsx';

/** One decision in a list of the review, with a button that shows it. */
export interface ReviewItem {
  /** Different for different items of a list. */
  readonly key: number | string;
  readonly title: string;
  /** Follows the title, with its own space or colon before it. */
  readonly text?: ComponentChildren;
  /** Paragraphs below the title. */
  readonly lines?: ComponentChildren;
  /** The accessible name of the button. */
  readonly go: string;
  readonly onShow: (button: HTMLElement) => void;
  /** Across the whole width. */
  readonly below?: ComponentChildren;
}

/** A label under the chart. */
export interface ChartEnd {
  readonly text: string;
  /** How many decisions of the chart are above it. */
  readonly count?: number;
}

export interface ReviewedCourse extends ReviewChartProps {
  readonly ends: readonly ChartEnd[];
  readonly legend: string;
  /** Whether the label already says what the legend and the ends say. */
  readonly isLegendHidden?: boolean;
}

/** What was found so far, in the order in which it is shown. */
export interface ReviewFindings {
  readonly sums?: ComponentChildren;
  readonly course?: ReviewedCourse | undefined;
  /** The decision at which the game was won or lost. */
  readonly turning?: ReviewItem | undefined;
  /** The costliest decisions. */
  readonly worst: readonly ReviewItem[];
  /** Shown at the end of the review if no decision was costly. */
  readonly nothing?: string | undefined;
  /** How to read the lists. */
  readonly explains?: string | undefined;
  readonly more?: ComponentChildren;
}

/** How carefully a game is analyzed, as the player chooses it before the start. */
export interface DepthChoice {
  readonly label: string;
  readonly value: string;
  readonly names: Readonly<Record<string, string>>;
  readonly onChange: (name: string) => void;
}

/** The review of a game. Start, progress, cancel and layout are the same for all games. */
export interface ReviewPlan<Moment, Found> {
  readonly note: string;
  /** What is analyzed, in this order. */
  readonly moments: () => readonly Moment[];
  /** Returns undefined if the analysis says nothing about a moment. */
  readonly look: (moment: Moment) => Promise<Found | undefined>;
  readonly progress: (done: string, all: string) => string;
  /** Shown if nothing was found at all. */
  readonly cannot: string;
  /** A change of one of these discards what was found. */
  readonly of: readonly unknown[];
  readonly depth?: DepthChoice;
  /** Starts at once and scrolls to the review, because the address asks for it. */
  readonly isBegun: boolean;
  readonly findings: (found: readonly Found[], isDone: boolean) => ReviewFindings;
}
