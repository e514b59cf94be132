import { useState } from 'preact/hooks';
import { SEASON_WORDS, type Season, titleText } from '../../../../games/cartographers/ui.ts';
import { ErrorLine } from '../../../error-line.tsx';
import { beastEmblem, coinEmblem, starEmblem } from '../../../games/cartographers/art/emblems.ts';
import { number, say, signed, text } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { LitEdict } from './score-edicts.tsx';
import { WORDS } from './score-messages.ts';
import type { PaperScore, PaperSheet } from './scoring.ts';

interface SumsProps {
  readonly sheet: PaperSheet;
  readonly scored: PaperScore;
  /** The number of coins on the coin track. */
  readonly most: number;
  readonly lit: LitEdict | undefined;
  readonly onShow: (lit: LitEdict | undefined) => void;
  readonly onChange: (part: Partial<PaperSheet>) => void;
}

/** The score of the selected season: its edicts, coins and monsters, and their sum. */
const SeasonSum = ({ sheet, scored, most, lit, onShow, onChange }: SumsProps) => {
  const words = say(WORDS);
  // Keeps invalid input in the field until the user corrects it.
  const [typed, setTyped] = useState<string>();
  const seasons = say(SEASON_WORDS);
  const lost = number(0 - scored.preyed.length);
  const isShown = lit?.type === 'monsters';
  const write = (): void => {
    const totals = sheet.totals.map((total, i) => (i === sheet.season ? scored.season : total));
    onChange({ totals });
  };
  return (
    <>
      <div class="tally-row row paper-fields">
        <Field label={words.season}>
          <Select
            value={sheet.season}
            // Cast: the options are the four seasons.
            onValue={chosen => onChange({ season: Number(chosen) as Season })}
            options={seasons.map((season, i) => ({ value: i, name: season }))}
          />
        </Field>
        <Field
          label={
            <>
              <Art svg={coinEmblem()} /> {words.coins}
            </>
          }
        >
          <Input
            type="number"
            min={0}
            max={most}
            value={typed ?? sheet.coins}
            aria-invalid={typed !== undefined}
            onInput={event => {
              const coins = event.currentTarget.valueAsNumber;
              const isGood = Number.isInteger(coins) && coins >= 0 && coins <= most;
              setTyped(isGood ? undefined : event.currentTarget.value);
              if (isGood) onChange({ coins });
            }}
          />
        </Field>
        <div>
          <span class="field-name">{words.monsters}</span>
          <Button
            class="tally-lost"
            aria-pressed={isShown}
            aria-label={words.showMonsters(lost)}
            onClick={() => onShow(isShown ? undefined : { type: 'monsters' })}
          >
            <Art svg={beastEmblem()} />
            {lost}
          </Button>
        </div>
      </div>
      <ErrorLine>{typed !== undefined && words.wrongCoins(number(most), number(sheet.coins))}</ErrorLine>
      <div class="tally-sum row">
        <span>{words.sum(seasons[sheet.season]!)}</span>
        <strong>
          {number(scored.season)} <Art svg={starEmblem()} />
        </strong>
        <Button look="main" onClick={write}>
          {words.write}
        </Button>
      </div>
    </>
  );
};

/** The season totals at the bottom of the sheet. The user can also type them. */
const Written = ({ sheet, scored, onChange }: Pick<SumsProps, 'sheet' | 'scored' | 'onChange'>) => {
  const words = say(WORDS);
  const set = (season: number, value: number | null): void =>
    onChange({ totals: sheet.totals.map((total, i) => (i === season ? value : total)) });
  return (
    <fieldset>
      <legend>{words.written}</legend>
      <div class="tally-boxes">
        {say(SEASON_WORDS).map((season, i) => (
          <NumberField
            label={season}
            key={season}
            least={-999}
            most={999}
            value={sheet.totals[i] ?? null}
            onValue={value => set(i, value)}
            onEmpty={() => set(i, null)}
          />
        ))}
        <div class="tally-total">
          <span class="field-name">{words.total}</span>
          <strong>{number(scored.total)}</strong>
        </div>
      </div>
    </fieldset>
  );
};

const Solo = ({ scored }: { readonly scored: PaperScore }) => {
  const words = say(WORDS);
  const title = scored.title === null ? undefined : titleText(scored.title, 'base');
  return (
    <div>
      <h3>{words.solo}</h3>
      <p class="quiet">{words.par(number(scored.par))}</p>
      <p role="status">
        {scored.rating === undefined
          ? words.later
          : words.rating(signed(scored.rating), title ? text(title) : '–')}
      </p>
    </div>
  );
};

export const ScoreSums = (props: SumsProps) => (
  <section class="panel stack">
    <SeasonSum {...props} />
    <Written {...props} />
    <Solo scored={props.scored} />
  </section>
);
