import {
  EDICT_LETTERS,
  edictsOfSeason,
  rulesOf,
  SEASON_WORDS,
  type Season,
  sheetScore,
  type View,
} from '../../../../games/cartographers/ui.ts';
import { number, say, text } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { Button } from '../../../ui/button.tsx';
import { starEmblem } from '../art/emblems.ts';
import { starsText } from '../score/people.tsx';
import { Gloss } from '../table/gloss.tsx';
import { WORDS } from './messages.ts';

/** CA-10: which two edicts count in which season, and the current season. */
export const SeasonOrder = ({ season }: { readonly season: Season }) => (
  <ol class="lesson-order bare-list" data-part="order" aria-label={say(WORDS).order}>
    {say(SEASON_WORDS).map((name, i) => (
      <li key={name} aria-current={i === season ? 'step' : undefined}>
        <span class="lesson-season one-line note">{name}</span>
        <span class="sign">
          {edictsOfSeason(i).map(edict => (
            <span key={edict} class="a-letter edict-letter">
              {EDICT_LETTERS[edict]}
            </span>
          ))}
        </span>
      </li>
    ))}
  </ol>
);

interface EdictsProps {
  readonly view: View;
  /** The indexes of the edicts to show; edict A is 0. */
  readonly edicts: readonly number[];
  /** The index of the edict that is highlighted on the map. */
  readonly lit: number | undefined;
  readonly onLit: (edict: number | undefined) => void;
}

/** The edicts of a lesson step with their stars on the current map. The player can highlight each of them. */
export const LessonEdicts = ({ view, edicts, lit, onLit }: EdictsProps) => {
  const rules = rulesOf(view.config);
  const stars = sheetScore(rules, view.edicts, view.sheets[0]!).edicts;
  return (
    <ul class="lesson-edicts bare-list" data-part="edicts">
      {edicts.map(edict => {
        const { card, values } = rules.edict(view.edicts[edict]!);
        const isLit = edict === lit;
        return (
          <li key={edict}>
            <Button
              class="edict is-lit"
              aria-pressed={isLit}
              onClick={() => onLit(isLit ? undefined : edict)}
            >
              <span class="edict-head">
                <span class="a-letter edict-letter">{EDICT_LETTERS[edict]}</span>
                <span class="edict-name">
                  {text(card.name)}
                  <Gloss card={card} />
                </span>
                <b class="lesson-stars sign">
                  {number(stars[edict]!)} <Art svg={starEmblem()} />
                  <span class="hidden">{starsText(stars[edict]!)}</span>
                </b>
              </span>
              <span class="edict-text">{text(card.text(values))}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
};
