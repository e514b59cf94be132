import type { RatingRange } from '../../sync/lobby.ts';
import { date, say } from '../i18n.ts';
import { language } from '../settings.ts';
import { SelectField } from '../ui/select.tsx';
import { RATINGS, withLimit } from './lobby-filter.ts';
import { inWords } from './time-control.ts';

const WORDS = {
  en: {
    fill: 'Bots take open seats',
    after: (time: string) => `after ${time}`,
    at: (time: string) => `at ${time}`,
    never: 'never',
    from: 'Lowest rating',
    to: 'Highest rating',
    any: 'any',
  },
  fr: {
    fill: 'Bots aux places libres',
    after: (time: string) => `après ${time}`,
    at: (time: string) => `à ${time}`,
    never: 'jamais',
    from: 'Cote minimale',
    to: 'Cote maximale',
    any: 'toutes',
  },
};

const FILL_TIMES: readonly number[] = [30, 120, 300];
const NEVER = 0;
const KEPT = -1;

/** When bots take the open seats. */
export const fillTime = (at: number): string => date(at, { timeStyle: 'medium' }, language.value);

interface FillProps {
  /** In seconds; undefined if bots never take a seat. */
  readonly value: number | undefined;
  /** The time that is already set, in milliseconds since 1970. */
  readonly fillAt?: number | undefined;
  readonly pick: (seconds: number | undefined) => void;
}

/** Chooses when bots take the open seats of a table. */
export const FillField = ({ value, fillAt, pick }: FillProps) => {
  const words = say(WORDS);
  const times = FILL_TIMES.map(time => [time, words.after(inWords(time, language.value))] as const);
  const kept = fillAt === undefined ? [] : [[KEPT, words.at(fillTime(fillAt))] as const];
  return (
    <SelectField
      label={words.fill}
      value={fillAt === undefined ? (value ?? NEVER) : KEPT}
      options={[...kept, ...times, [NEVER, words.never]]}
      onValue={chosen => chosen !== KEPT && pick(chosen === NEVER ? undefined : chosen)}
    />
  );
};

interface RangeProps {
  readonly range: RatingRange | undefined;
  readonly pick: (range: RatingRange | undefined) => void;
}

const NARROWEST = 100;

/** NP-75: chooses the ratings that the host looks for. */
export const RangeFields = ({ range, pick }: RangeProps) => {
  const words = say(WORDS);
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = range ?? {};
  const field = (limit: keyof RatingRange, values: readonly number[]) => (
    <SelectField
      label={words[limit]}
      value={range?.[limit] ?? NEVER}
      options={[[NEVER, words.any], ...values.map(value => [value, String(value)] as const)]}
      onValue={value => pick(withLimit(range, limit, value === NEVER ? undefined : value))}
    />
  );
  return (
    <>
      {field(
        'from',
        RATINGS.filter(value => value <= to - NARROWEST),
      )}
      {field(
        'to',
        RATINGS.filter(value => value >= from + NARROWEST),
      )}
    </>
  );
};
