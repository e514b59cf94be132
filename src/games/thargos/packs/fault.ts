/**
 * The levels of faults, from unreadable input to unfinished cards. Faults of the first two levels are errors
 * that make a pack invalid. The others are only reported.
 */
export const LEVELS = ['schema', 'semantics', 'plausibility', 'completeness'] as const;
export type Level = (typeof LEVELS)[number];

/** Every code of a fault in packs and decks, with its level. */
export const FAULT_LEVELS = {
  'not-json': 'schema',
  'json-ends': 'schema',
  'too-large': 'schema',
  'wrong-type': 'schema',
  'missing-key': 'schema',
  'unknown-key': 'schema',
  'unknown-word': 'schema',
  'unknown-verb': 'schema',
  'unknown-trigger': 'schema',
  'unknown-faction': 'schema',
  'bad-format': 'schema',
  'bad-card-id': 'schema',
  'bad-pack-id': 'schema',
  'bad-version': 'schema',
  'bad-dice': 'schema',
  'wrong-letter': 'schema',
  'not-a-hero-id': 'semantics',
  'hero-in-deck': 'semantics',
  'out-of-range': 'schema',
  'too-few': 'schema',
  'too-many': 'schema',
  'twice-in-list': 'schema',
  'one-key-only': 'schema',
  'value-or-amount': 'schema',
  'needs-window': 'schema',
  'ambiguous-to': 'schema',
  'more-faults': 'schema',

  'csv-no-header': 'schema',
  'csv-unknown-column': 'schema',
  'csv-column-twice': 'schema',
  'csv-too-many-cells': 'schema',
  'csv-open-quote': 'schema',
  'csv-after-quote': 'schema',
  'csv-not-a-number': 'schema',
  'csv-not-yes-or-no': 'schema',
  'csv-not-for-type': 'schema',
  'template-not-for-type': 'schema',
  'csv-two-faces': 'schema',
  'unknown-template': 'schema',
  'template-misses': 'schema',
  'template-word': 'schema',

  'duplicate-id': 'semantics',
  'person-empty': 'semantics',
  'same-hero-twice': 'semantics',
  'host-outside': 'semantics',
  'here-outside': 'semantics',
  'var-before-roll': 'semantics',
  'too-deep': 'semantics',
  'too-many-ops': 'semantics',
  'too-many-terms': 'semantics',
  'too-many-effects': 'semantics',
  'effect-too-complex': 'semantics',
  'pack-too-complex': 'semantics',
  'wrong-to': 'semantics',
  'unknown-node': 'semantics',
  'story-cycle': 'semantics',

  'deck-unknown-card': 'semantics',
  'deck-heroes': 'semantics',
  'deck-size': 'semantics',
  'deck-count': 'semantics',
  'deck-copies': 'semantics',
  'deck-locked': 'semantics',
  'deck-same-person': 'semantics',
  'deck-split': 'semantics',
  'deck-points': 'semantics',
  'deck-points-cap': 'semantics',
  'deck-mission-pam': 'semantics',
  'deck-difficulty': 'semantics',
  'deck-no-missions': 'semantics',
  'deck-other-set': 'semantics',
  'deck-banned': 'semantics',
  'deck-one-box': 'semantics',
  'deck-few-missions': 'plausibility',
  'pool-too-small': 'semantics',
  'code-no-code': 'schema',
  'code-version': 'schema',
  'code-letter': 'schema',
  'code-checksum': 'schema',
  'code-broken': 'schema',

  'key-twice': 'plausibility',
  'unused-key': 'plausibility',
  'amount-assumed': 'plausibility',
  'no-name': 'plausibility',
  'unusual-hp': 'plausibility',
  'unusual-attr': 'plausibility',
  'unusual-mission-attr': 'plausibility',
  'unusual-vp': 'plausibility',
  'hp-off-sum': 'plausibility',
  'many-fours': 'plausibility',
  'not-a-box': 'plausibility',
  'locked-copies': 'plausibility',
  'replaces-nothing': 'plausibility',

  'manual-effect': 'completeness',
  'no-effect': 'completeness',
  'community-left': 'completeness',
} as const satisfies Readonly<Record<string, Level>>;

export type FaultCode = keyof typeof FAULT_LEVELS;

/** A fault with its place and the details that its text needs. */
export interface Fault {
  readonly code: FaultCode;
  readonly level: Level;
  /**
   * The place in the file in JavaScript syntax, such as `cards[3].effects[0].do[1].op`, or the name of a
   * column in a table. Empty for the whole file.
   */
  readonly place: string;
  /** The position if the input is text. Lines and columns count from 1. */
  readonly line?: number;
  readonly column?: number;
  /** Whether `place` is the name of a column in a table. */
  readonly isTable?: true;
  readonly details: Readonly<Record<string, unknown>>;
}

export const isError = ({ level }: Fault): boolean => level === 'schema' || level === 'semantics';
export const hasError = (faults: readonly Fault[]): boolean => faults.some(isError);

export type Path = readonly (string | number)[];

const PLAIN = /^[A-Za-z_$][\w$]*$/;

export const makePlace = (path: Path): string =>
  path
    .map((key, i) => {
      if (typeof key === 'number') return `[${key}]`;
      if (!PLAIN.test(key)) return `[${JSON.stringify(key)}]`;
      return i === 0 ? key : `.${key}`;
    })
    .join('');

export const fault = ({ code, path, details = {} }: UnplacedFault): Fault => ({
  code,
  level: FAULT_LEVELS[code],
  place: makePlace(path),
  details,
});

/** The most errors that are reported for one file, and also the most faults of other levels. */
const MOST = 200;

/** A fault whose line and column aren't known yet. */
export interface UnplacedFault {
  readonly code: FaultCode;
  readonly path: Path;
  readonly details?: Fault['details'];
}

/** Collects the faults that readers and checks report. */
export interface FaultNotes {
  /**
   * If details are slow to compute, they can be a function, which is called only if the fault is reported.
   */
  readonly note: (code: FaultCode, path: Path, details?: Fault['details'] | (() => Fault['details'])) => void;
  readonly found: () => readonly UnplacedFault[];
  readonly hasError: () => boolean;
}

const isGrave = (code: FaultCode): boolean =>
  FAULT_LEVELS[code] === 'schema' || FAULT_LEVELS[code] === 'semantics';

export const makeNotes = (): FaultNotes => {
  const found: UnplacedFault[] = [];
  let errors = 0;
  let advice = 0;
  return {
    note: (code, path, details = {}) => {
      // Errors and advice have separate limits, so that much advice can't hide an error.
      const count = isGrave(code) ? errors++ : advice++;
      if (count < MOST)
        found.push({ code, path, details: typeof details === 'function' ? details() : details });
    },
    found: () =>
      errors > MOST
        ? [...found, { code: 'more-faults', path: [], details: { count: errors - MOST } }]
        : found,
    hasError: () => errors > 0,
  };
};
