import {
  type Award,
  type CardId,
  EDICT_LETTERS,
  EDICTS,
  EDITIONS,
  type Edition,
  type Grid,
  makeCell,
  type Rules,
  SUITS,
} from '../../../../games/cartographers/ui.ts';
import { starEmblem } from '../../../games/cartographers/art/emblems.ts';
import { listed, number, say, text } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { CardPicker } from './map-choice.tsx';
import { WORDS } from './score-messages.ts';
import type { PaperCount, PaperScore } from './scoring.ts';
import { userCorrections } from './user-corrections.ts';

/** What the sheet highlights: an edict, one of its awards, or the spaces that cost stars because of monsters. */
export type LitEdict =
  | { readonly type: 'edict'; readonly edict: number; readonly award?: number }
  | { readonly type: 'monsters' };

interface EditionPickerProps {
  readonly edition: Edition;
  readonly onChoose: (edition: Edition) => void;
}

export const EditionPicker = ({ edition, onChoose }: EditionPickerProps) => {
  const words = say(WORDS);
  const isCorrected = Object.keys(userCorrections()).length > 0;
  return (
    <Field label={words.edition}>
      <Select
        value={edition}
        onValue={onChoose}
        options={EDITIONS.map(value => ({
          value,
          name: words.editions[value] + (isCorrected ? `, ${words.corrected}` : ''),
        }))}
      />
    </Field>
  );
};

const suitGroups = () =>
  SUITS.map(suit => ({
    name: say(WORDS).suits[suit],
    cards: [...EDICTS.values()].filter(card => card.suit === suit),
  }));

interface AwardsProps {
  readonly grid: Grid;
  readonly awards: readonly Award[];
  readonly shown: number | undefined;
  readonly onShow: (award: number | undefined) => void;
}

const starsOf = (n: number): string => `${number(n)} ${say(WORDS).stars(n)}`;

const Awards = ({ grid, awards, shown, onShow }: AwardsProps) => {
  const words = say(WORDS);
  if (awards.length === 0) return <p class="quiet">{words.nothing}</p>;
  const named = ({ stars, cells, each }: Award): string => {
    const spaces = cells
      .list()
      .map(cell => makeCell(grid, cell))
      .join(' ');
    return each === undefined ? listed(starsOf(stars), spaces) : `${words.each(starsOf(each))} ${spaces}`;
  };
  return (
    <ul class="tally-awards bare-list">
      {awards.map((award, i) => (
        <li key={i}>
          <Button look="plain" aria-pressed={shown === i} onClick={() => onShow(shown === i ? undefined : i)}>
            {named(award)}
          </Button>
        </li>
      ))}
    </ul>
  );
};

interface EdictProps {
  readonly rules: Rules;
  readonly grid: Grid;
  readonly count: PaperCount;
  readonly edict: number;
  readonly lit: LitEdict | undefined;
  readonly onShow: (lit: LitEdict | undefined) => void;
  readonly onChoose: (card: CardId) => void;
}

const ScoreEdict = ({ rules, grid, count, edict, lit, onShow, onChoose }: EdictProps) => {
  const words = say(WORDS);
  const { card, values } = rules.edict(count.card);
  const letter = EDICT_LETTERS[edict]!;
  const shown = lit?.type === 'edict' && lit.edict === edict ? lit : undefined;
  const stars = starsOf(count.stars);
  return (
    <li class={count.isNow ? 'paper-edict tally-edict is-lit' : 'paper-edict tally-edict'}>
      <span class="a-letter paper-letter" aria-hidden="true">
        {letter}
      </span>
      <CardPicker value={card.id} aria-label={words.edict(letter)} groups={suitGroups()} onValue={onChoose} />
      <Button
        class="tally-stars"
        aria-pressed={shown !== undefined}
        aria-label={words.show(text(card.name), stars)}
        onClick={() => onShow(shown ? undefined : { type: 'edict', edict })}
      >
        {number(count.stars)}
        <Art svg={starEmblem()} />
      </Button>
      <p class="quiet">{text(card.text(values))}</p>
      {shown && (
        <Awards
          grid={grid}
          awards={count.awards}
          shown={shown.award}
          onShow={award =>
            onShow(award === undefined ? { type: 'edict', edict } : { type: 'edict', edict, award })
          }
        />
      )}
    </li>
  );
};

interface ScoreEdictsProps {
  readonly rules: Rules;
  readonly scored: PaperScore;
  readonly lit: LitEdict | undefined;
  readonly onShow: (lit: LitEdict | undefined) => void;
  readonly onChoose: (edicts: readonly CardId[]) => void;
}

/** The four edicts, each with the stars that it would score now. */
export const ScoreEdicts = ({ rules, scored, lit, onShow, onChoose }: ScoreEdictsProps) => (
  <section>
    <h2>{say(WORDS).edicts}</h2>
    <ul class="paper-edicts bare-list one-column">
      {scored.counts.map((count, edict) => (
        <ScoreEdict
          key={edict}
          rules={rules}
          grid={scored.land.grid}
          count={count}
          edict={edict}
          lit={lit}
          onShow={onShow}
          onChoose={card => onChoose(scored.counts.map((other, i) => (i === edict ? card : other.card)))}
        />
      ))}
    </ul>
  </section>
);
