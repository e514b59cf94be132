import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type Result, rulesOf, soloPar, titleText, type View } from '../../../../games/cartographers/ui.ts';
import { peopleAt, type SeatedPlayer } from '../../../client/table.ts';
import { number, say, signed, text } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { RuleMark } from '../../../ui/rule-mark.tsx';
import { CountUp } from './count-up.tsx';
import { Crest, namesOf, starsText } from './people.tsx';
import { TIE_WORDS, tieOf, tieSentences, winnersOf } from './tie.ts';

const WORDS = {
  en: {
    royal: 'Royal Cartographer',
    shared: 'Royal Cartographers: shared victory',
    with: (stars: string) => `with ${stars}`,
    won: 'You won!',
    sharedWith: 'You share the victory!',
    lost: (place: string, all: string) => `You lost this time: rank ${place} of ${all}.`,
    noTitle: 'No title this time',
    rating: (stars: string, par: string) => `${stars} minus ${par} (solo numbers)`,
  },
  fr: {
    royal: 'Cartographe Royal',
    shared: 'Cartographes Royaux, victoire partagée',
    with: (stars: string) => `avec ${stars}`,
    won: 'Vous avez gagné\u202f!',
    sharedWith: 'Vous partagez la victoire\u202f!',
    lost: (place: string, all: string) => `Vous avez perdu cette fois\u202f: rang ${place} sur ${all}.`,
    noTitle: 'Pas de titre cette fois',
    rating: (stars: string, par: string) => `${stars} moins ${par} (nombres solo)`,
  },
};

interface HonourProps {
  readonly view: View;
  readonly result: Result;
  readonly players: readonly SeatedPlayer[];
  /** More remarks on the game. */
  readonly children?: ComponentChildren;
}

/** The first thing said when a game is over: it takes the focus. */
const Name = ({ children }: { readonly children: ComponentChildren }) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={title} tabIndex={-1}>
      {children}
    </h1>
  );
};

const Rule = ({ id }: { readonly id: string }) => <RuleMark id={id} href={linkTo('rules', id)} />;

const SoloHonour = ({ view, result, children }: HonourProps) => {
  const words = say(WORDS);
  const { rating, title } = result.solo ?? { rating: 0, title: null };
  const name = title === null ? undefined : titleText(title, view.config.titleSet);
  return (
    <header class="honour">
      <Name>{name ? text(name) : words.noTitle}</Name>
      <p class="honour-rating">
        <b>
          <CountUp to={rating} say={signed} />
        </b>{' '}
        {words.rating(starsText(result.totals[0]!), number(soloPar(rulesOf(view.config), view.edicts)))}{' '}
        <Rule id="CS-06" />
      </p>
      {children}
    </header>
  );
};

/** The result for the player at this device, if there is only one. */
const forYou = ({ result, players }: HonourProps): string | undefined => {
  const words = say(WORDS);
  const [you, ...more] = peopleAt({ players });
  if (you === undefined || more.length > 0) return undefined;
  const winners = winnersOf(result);
  if (!winners.includes(you)) return words.lost(number(result.places[you]!), number(players.length));
  return winners.length > 1 ? words.sharedWith : words.won;
};

/** Who won, and what decided it. */
export const Honour = (props: HonourProps) => {
  const { result, players, children } = props;
  if (result.solo) return <SoloHonour {...props} />;
  const words = say(WORDS);
  const winners = winnersOf(result);
  const tie = tieOf(result);
  const you = forYou(props);
  const names = (seats: readonly number[]) => namesOf(players, seats);
  return (
    <header class="honour">
      <p class="honour-title">{winners.length > 1 ? words.shared : words.royal}</p>
      <Name>
        {winners.length < 4 && winners.map(seat => <Crest key={seat} players={players} seat={seat} />)}{' '}
        {names(winners)}
      </Name>
      <p class="counting-how">
        <CountUp to={result.totals[winners[0]!]!} say={n => words.with(starsText(n))} />
      </p>
      {you && <p class="honour-you">{you}</p>}
      {tie && (
        <p class="honour-tie">
          {tieSentences(tie, say(TIE_WORDS), names, starsText, number).join(' ')} <Rule id="CA-50" />
        </p>
      )}
      {children}
    </header>
  );
};
