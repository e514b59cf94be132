import { makeCell, type Rules, type Scored } from '../../../../games/cartographers/ui.ts';
import { number, say, signed, text } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { beastEmblem, coinEmblem, starEmblem } from '../art/emblems.ts';
import { SCORE_WORDS } from './messages.ts';
import { cellNames, starsText } from './people.tsx';
import { type Count, type CountingStep, countsOf } from './steps.ts';

const WORDS = {
  en: {
    nothing: 'Nothing to count here',
    hidden: 'Hidden map',
    of: (all: string) => `of ${all}`,
    coins: 'One star for each coin on the track',
    monsters: 'Each empty space beside a monster costs a star',
    noMonsters: 'No empty space beside a monster',
    floored: 'House rule: no season below 0',
    award: (where: string, stars: string) => `${where}: ${stars}`,
    part: (name: string, stars: string) => `${name}: ${stars}.`,
  },
  fr: {
    nothing: 'Rien à compter ici',
    hidden: 'Feuille cachée',
    of: (all: string) => `sur ${all}`,
    coins: 'Une étoile par pièce sur la piste',
    monsters: 'Chaque case vide adjacente à un monstre coûte une étoile',
    noMonsters: 'Aucune case vide adjacente à un monstre',
    floored: 'Règle maison\u202f: aucune saison sous 0',
    award: (where: string, stars: string) => `${where}\u202f: ${stars}`,
    part: (name: string, stars: string) => `${name}\u202f: ${stars}.`,
  },
};

const whereOf = (rules: Rules, { cells, row, column }: Count): string => {
  const { grid } = rules.map;
  const words = say(SCORE_WORDS);
  if (row !== undefined) return words.row(makeCell(grid, row * grid.width)[0]!);
  if (column !== undefined) return words.column(number(column + 1));
  return cellNames(grid, cells, 6);
};

const edictOf = (scored: Scored, { part }: CountingStep) =>
  part === 'first' || part === 'second' ? scored.edicts[part === 'first' ? 0 : 1] : undefined;

/** What this step counts, in a few words. */
const detail = (rules: Rules, scored: Scored, step: CountingStep): string => {
  const words = say(WORDS);
  if (step.part === 'coins') return words.coins;
  if (step.part === 'monsters') return scored.monsters > 0 ? words.monsters : words.noMonsters;
  const edict = edictOf(scored, step);
  if (!edict) {
    const sum = scored.edicts[0]!.stars + scored.edicts[1]!.stars + scored.coins - scored.monsters;
    return sum === scored.total ? '' : words.floored;
  }
  const count = countsOf(rules.map.grid, edict)[step.counted - 1];
  if (!count) return words.nothing;
  if (count.cells.length === 0) return words.hidden;
  return words.award(whereOf(rules, count), signed(count.stars));
};

const nameOfPart = (rules: Rules, scored: Scored, step: CountingStep): string => {
  const edict = edictOf(scored, step);
  if (edict) return text(rules.edict(edict.card).card.name);
  const words = say(SCORE_WORDS);
  if (step.part === 'coins') return words.coins;
  return step.part === 'monsters' ? words.monsters : words.sum;
};

/** For screen readers: whole parts while it runs, single awards when the player steps. */
export const stepSentence = (rules: Rules, scored: Scored, step: CountingStep, isByHand: boolean): string => {
  const edict = edictOf(scored, step);
  const name = nameOfPart(rules, scored, step);
  const whole = say(WORDS).part(name, starsText(edict ? edict.stars : step.stars));
  if (!isByHand || !edict) return whole;
  return `${say(WORDS).part(name, starsText(step.stars))} ${detail(rules, scored, step)}`;
};

const Sign = ({ scored, step }: { readonly scored: Scored; readonly step: CountingStep }) => {
  const edict = edictOf(scored, step);
  if (edict) return <span class="score-letter running-letter">{edict.edict}</span>;
  const svg = step.part === 'coins' ? coinEmblem() : step.part === 'monsters' ? beastEmblem() : starEmblem();
  return <Art class="running-sign" svg={svg} />;
};

interface RunningCountProps {
  readonly rules: Rules;
  readonly scored: Scored;
  readonly step: CountingStep;
}

/** The part being counted, with its stars as they grow. */
export const RunningCount = ({ rules, scored, step }: RunningCountProps) => {
  const edict = edictOf(scored, step);
  return (
    <div class={`running running-${step.part}`}>
      <Sign scored={scored} step={step} />
      <div>
        <h2>{nameOfPart(rules, scored, step)}</h2>
        <p>{detail(rules, scored, step)}</p>
      </div>
      <span key={step.stars} class={step.stars < 0 ? 'running-stars is-loss' : 'running-stars'}>
        {number(step.stars)} <Art svg={starEmblem()} />
        {edict && edict.stars > 0 && <small>{say(WORDS).of(number(edict.stars))}</small>}
      </span>
    </div>
  );
};
