/** One mutant of a report. Its format is the mutation-testing-report-schema. */
export interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

/** The mutants by file. */
export type Report = Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;

const isKilled = ({ status }: Mutant): boolean => status === 'Killed' || status === 'Timeout';

const scoreOf = (mutants: readonly Mutant[]): number =>
  (100 * mutants.filter(isKilled).length) / mutants.length;

const say = (mutants: readonly Mutant[]): string =>
  `${scoreOf(mutants).toFixed(1)} % (${mutants.filter(isKilled).length}/${mutants.length})`;

/**
 * Prints the mutants that survived, and the scores of every file and of all files in percent. Returns the total score.
 */
export const tell = (report: Report): number => {
  const files = Object.entries(report).map(([file, { mutants }]) => ({
    file,
    counted: mutants.filter(({ status }) => status !== 'Ignored'),
  }));
  for (const { file, counted } of files)
    for (const mutant of counted.filter(one => !isKilled(one))) {
      const { line, column } = mutant.location.start;
      const change = mutant.replacement?.replaceAll(/\s+/g, ' ').slice(0, 100);
      console.log(`${file}:${line}:${column} ${mutant.status} ${mutant.mutatorName}: ${change}`);
    }
  for (const { file, counted } of files) if (counted.length > 0) console.log(`${file}: ${say(counted)}`);
  const all = files.flatMap(({ counted }) => counted);
  const hung = all.filter(({ status }) => status === 'Timeout').length;
  console.log(`mutation score: ${say(all)}, ${hung} of them timed out`);
  return scoreOf(all);
};

/** The size and the seed of a random sample of mutants. */
export interface Sample {
  readonly size: number;
  readonly seed: string;
}

/** Which files of a game are mutated, and which tests must detect the mutants. */
export interface Mutation {
  readonly files: readonly string[];
  /** The lowest accepted mutation score of all files together, in percent. */
  readonly threshold: number;
  readonly tryAll: (
    files: readonly string[],
    temp: string,
    sample: Sample | undefined,
  ) => Promise<Report | undefined>;
}
