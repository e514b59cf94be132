import type { ComponentChildren } from 'preact';

/** One decision in a list of the review, with a button that shows it. */
export interface ReviewItem {
  readonly key: number | string;
  readonly title: string;
  /** The text after the title. It must start with a space or a colon. */
  readonly text?: ComponentChildren;
  /** Paragraphs below the title. */
  readonly lines?: ComponentChildren;
  /** The accessible name of the button that shows the decision. */
  readonly go: string;
  readonly onShow: (button: HTMLElement) => void;
  /** Content below the button, over the whole width. */
  readonly below?: ComponentChildren;
}

/** A label below the chart. */
export interface ChartEnd {
  readonly text: string;
  /** The number of decisions above the label, which sets its width. */
  readonly count?: number;
}

/** The chart of a review: the value after each decision as a line, and the cost of each decision as a bar. */
export interface ReviewedCourse {
  readonly label: string;
  readonly line: readonly number[];
  /** The cost of each decision, in the same unit as `line`. */
  readonly costs: readonly number[];
  /** The value at the upper edge of the chart. */
  readonly most: number;
  /** The value at which the chart has a dashed horizontal line. */
  readonly even?: number;
  /** The numbers of decisions after which the chart has a dashed vertical line. */
  readonly marks?: readonly number[];
  readonly ends: readonly ChartEnd[];
  readonly legend: string;
  /** Whether screen readers skip the legend and the ends, because the label says the same. */
  readonly isLegendHidden?: boolean;
}

/** What the review has found so far, in the order in which it is shown. */
export interface ReviewFindings {
  readonly sums?: ComponentChildren;
  readonly course?: ReviewedCourse | undefined;
  /** The decision at which the game was won or lost. */
  readonly turning?: ReviewItem | undefined;
  /** The decisions that cost the player most. */
  readonly worst: readonly ReviewItem[];
  /** The text at the end of the review if no decision was costly. */
  readonly nothing?: string | undefined;
  /** The text that explains the lists. */
  readonly explains?: string | undefined;
  readonly more?: ComponentChildren;
}

/** The select field for how thoroughly the game is analyzed, which is shown before the review starts. */
export interface DepthChoice {
  readonly label: string;
  readonly value: string;
  readonly names: Readonly<Record<string, string>>;
  readonly onChange: (name: string) => void;
}

/** How a game is reviewed. The buttons, the progress and the layout are the same for all games. */
export interface ReviewPlan<Moment, Found> {
  readonly note: string;
  /** The moments to analyze, in this order. */
  readonly moments: () => readonly Moment[];
  /** Analyzes a moment; undefined if there is nothing to say about it. */
  readonly look: (moment: Moment) => Promise<Found | undefined>;
  readonly progress: (done: string, all: string) => string;
  /** The text if the analysis had nothing to say about any moment. */
  readonly cannot: string;
  /** The values on which the findings depend. When one changes, the findings are discarded. */
  readonly of: readonly unknown[];
  readonly depth?: DepthChoice;
  /** Whether the review starts immediately and scrolls into view, because the address contains "review". */
  readonly isBegun: boolean;
  readonly findings: (found: readonly Found[], isDone: boolean) => ReviewFindings;
}

const MOST = 5;

/** At most five of the costly decisions, the costliest first. */
export const costliest = <D extends { readonly cost: number }>(
  decisions: readonly D[],
  isCostly: (decision: D) => boolean,
): D[] =>
  decisions
    .filter(isCostly)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, MOST);

/** The text if no decision was costly; undefined until all decisions are analyzed. */
export const worstNote = (
  { worst, nothing }: { readonly worst: readonly unknown[]; readonly nothing?: string | undefined },
  isDone: boolean,
): string | undefined => (isDone && worst.length === 0 ? nothing : undefined);
