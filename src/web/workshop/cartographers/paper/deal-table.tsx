import { useEffect, useRef } from 'preact/hooks';
import {
  EDICT_LETTERS,
  edictsOfSeason,
  type Rules,
  rulesOf,
  SEASON_WORDS,
} from '../../../../games/cartographers/ui.ts';
import { Confirm } from '../../../confirm.tsx';
import { timeBar } from '../../../games/cartographers/art/emblems.ts';
import { CardSigns } from '../../../games/cartographers/table/card-signs.tsx';
import { glossedName } from '../../../games/cartographers/table/gloss.tsx';
import { say, text } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { Art } from '../../../ui/art.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { DealCard } from './deal-card.tsx';
import type { Deal, DealStep, DealTurn, SeasonEnd } from './dealer.ts';

const WORDS = {
  en: {
    time: (now: number, all: number) => `Time ${now} of ${all}`,
    next: 'Next card',
    count: 'Score the season',
    begin: (season: string) => `Start ${season.toLowerCase()}`,
    back: 'Back',
    edicts: 'Edicts',
    over: (season: string) => `${season} is over`,
    score:
      'Score these two edicts, add your coins, and subtract one star for every empty space beside a monster.',
    effects: 'Then these monsters act, in this order:',
    shuffle: 'The explore cards are shuffled again; one more ambush joins them.',
    shuffleHeroes: 'The explore cards are shuffled again; one more ambush and one more hero join them.',
    end: 'The game is over: add up the four seasons. If tied, the player who lost fewer stars to monsters wins.',
    par: (n: number) => `Solo: subtract ${n} from your total to get your rating.`,
    count2: 'Score a map here',
    anew: 'New deal',
    sure: 'Discard this deal?',
    seed: (seed: string) => `Seed: ${seed}`,
    before: 'This season so far',
    onlyRuins: 'The deck ran out after a ruins card. The ruins have no effect.',
  },
  fr: {
    time: (now: number, all: number) => `Temps ${now} sur ${all}`,
    next: 'Carte suivante',
    count: 'Décompte de la saison',
    begin: (season: string) => `Saison suivante\u202f: ${season.toLowerCase()}`,
    back: 'Retour',
    edicts: 'Décrets',
    over: (season: string) => `Fin de saison\u202f: ${season.toLowerCase()}`,
    score:
      'Comptez ces deux décrets, ajoutez vos pièces et retirez une étoile par case vide adjacente à un monstre.',
    effects: 'Puis ces monstres agissent, dans cet ordre\u202f:',
    shuffle: 'Les cartes Exploration sont mélangées à nouveau\u202f; une embuscade de plus les rejoint.',
    shuffleHeroes:
      'Les cartes Exploration sont mélangées à nouveau\u202f; une embuscade et un héros de plus les rejoignent.',
    end: 'La partie est terminée\u202f: additionnez les quatre saisons. À égalité, le joueur qui a perdu le moins d’étoiles à cause des monstres l’emporte.',
    par: (n: number) => `En solo\u202f: retirez ${n} de votre total pour obtenir votre note solo.`,
    count2: 'Compter les points ici',
    anew: 'Nouvelle donne',
    sure: 'Abandonner cette donne\u202f?',
    seed: (seed: string) => `Graine\u202f: ${seed}`,
    before: 'Cette saison jusqu’ici',
    onlyRuins: 'La pioche s’est épuisée après une carte Ruines. Les ruines sont sans effet.',
  },
};

interface EdictsProps {
  readonly rules: Rules;
  readonly edicts: readonly string[];
  readonly lit: readonly number[];
  /** Whether to show only the edicts in `lit`. */
  readonly only?: boolean;
}

const Edicts = ({ rules, edicts, lit, only }: EdictsProps) => (
  <ul class="paper-edicts one-column bare-list">
    {edicts.map((id, i) => {
      if (only && !lit.includes(i)) return null;
      const { card, values } = rules.edict(id);
      return (
        <li class={lit.includes(i) ? 'deal-edict paper-edict is-lit' : 'deal-edict paper-edict'} key={id}>
          <span class="a-letter paper-letter">{EDICT_LETTERS[i]}</span>
          <span>
            <strong>{glossedName(card)}</strong>
            <span>{text(card.text(values))}</span>
          </span>
        </li>
      );
    })}
  </ul>
);

interface EndProps {
  readonly deal: Deal;
  readonly rules: Rules;
  readonly end: SeasonEnd;
  readonly isSolo: boolean;
}

const SeasonOver = ({ deal, rules, end, isSolo }: EndProps) => {
  const words = say(WORDS);
  const { season } = end;
  const par = deal.edicts.reduce((all, id) => all + rules.edict(id).solo, 0);
  return (
    <article class="deal-card" aria-live="polite">
      <h2>{words.over(say(SEASON_WORDS)[season]!)}</h2>
      {end.ruins.length > 0 && <p>{words.onlyRuins}</p>}
      <p>{words.score}</p>
      <Edicts rules={rules} edicts={deal.edicts} lit={end.edicts} only />
      {end.effects.length > 0 && (
        <>
          <p>{words.effects}</p>
          <ol class="deal-effects">
            {end.effects.map(id => {
              const card = rules.card(id);
              return (
                <li key={id}>
                  <strong>{text(card.name)}</strong> {card.kind === 'ambush' && text(card.text)}
                </li>
              );
            })}
          </ol>
        </>
      )}
      {season < 3 ? (
        <p class="quiet">{deal.config.heroes ? words.shuffleHeroes : words.shuffle}</p>
      ) : (
        <>
          <p>{words.end}</p>
          {isSolo && <p>{words.par(par)}</p>}
          <p>
            <a href={linkTo('paper', 'score')}>{words.count2}</a>
          </p>
        </>
      )}
    </article>
  );
};

const Column = ({ rules, steps }: { readonly rules: Rules; readonly steps: readonly DealTurn[] }) => (
  <ol class="deal-column bare-list">
    {steps.flatMap(({ ruins, card }) =>
      [...ruins, card].map(id => {
        const found = rules.card(id);
        return (
          <li key={id} class="in-line">
            <CardSigns card={found} />
            <span>{text(found.name)}</span>
            {found.kind === 'explore' && <span class="deal-time">{found.time}</span>}
          </li>
        );
      }),
    )}
  </ol>
);

interface DealTableProps {
  readonly deal: Deal;
  readonly at: number;
  readonly isSolo: boolean;
  readonly seed: string;
  readonly onGo: (at: number) => void;
  readonly onEnd: () => void;
}

const nextWord = (deal: Deal, at: number): string => {
  const words = say(WORDS);
  if (deal.steps[at + 1]?.type === 'season-end') return words.count;
  return deal.steps[at]!.type === 'turn'
    ? words.next
    : words.begin(say(SEASON_WORDS)[deal.steps[at]!.season + 1]!);
};

const timeAt = (rules: Rules, steps: readonly DealStep[], at: number) => {
  const step = steps[at]!;
  // There is always such a turn, because every season starts with one.
  const turn = steps.slice(0, at + 1).findLast(each => each.type === 'turn')!;
  const isNow = step.type === 'turn';
  const now = turn.past + turn.adds;
  const all = rules.thresholds[step.season]!;
  // The last card may exceed the season's time, but the bar ends at that time.
  const past = Math.min(all, isNow ? turn.past : now);
  return { now, all, bar: timeBar(past, Math.min(all, now) - past, all) };
};

/** Shows how far the deal is: season, time, current card, edicts. */
export const DealTable = ({ deal, at, isSolo, seed, onGo, onEnd }: DealTableProps) => {
  const words = say(WORDS);
  const next = useRef<HTMLButtonElement>(null);
  // Focuses the button for the next card, so that the dealer can press Enter for every card.
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  const rules = rulesOf(deal.config);
  const step = deal.steps[at]!;
  const isLast = at === deal.steps.length - 1;
  const time = timeAt(rules, deal.steps, at);
  const before = deal.steps
    .slice(0, at)
    .filter((other): other is DealTurn => other.type === 'turn' && other.season === step.season);
  return (
    <div class="paper-columns one-column">
      <header class="deal-season row">
        <h1>{say(SEASON_WORDS)[step.season]}</h1>
        <Art class="deal-bar" svg={time.bar} />
        <strong>{words.time(time.now, time.all)}</strong>
      </header>
      <div class="deal-middle">
        {step.type === 'turn' ? (
          <DealCard rules={rules} turn={step} isSolo={isSolo} />
        ) : (
          <SeasonOver deal={deal} rules={rules} end={step} isSolo={isSolo} />
        )}
        <div class="row deal-buttons">
          <Button disabled={at === 0} onClick={() => onGo(at - 1)}>
            <Icon name="back" />
            {words.back}
          </Button>
          {isLast ? (
            <Button look="main" onClick={onEnd}>
              {words.anew}
            </Button>
          ) : (
            <Button look="main" ref={next} onClick={() => onGo(at + 1)}>
              {nextWord(deal, at)}
              <Icon name="next" />
            </Button>
          )}
        </div>
      </div>
      <aside class="deal-side stack">
        {before.length > 0 && (
          <section>
            <h2>{words.before}</h2>
            <Column rules={rules} steps={before} />
          </section>
        )}
        <section>
          <h2>{words.edicts}</h2>
          <Edicts rules={rules} edicts={deal.edicts} lit={edictsOfSeason(step.season)} />
        </section>
        <section class="deal-foot">
          <p class="quiet">{words.seed(seed)}</p>
          {!isLast && (
            <Confirm question={words.sure} onConfirm={async () => onEnd()}>
              {words.anew}
            </Confirm>
          )}
        </section>
      </aside>
    </div>
  );
};
