import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Result, rulesOf, soloPar, titleText, type View } from '../../../../games/cartographers/ui.ts';
import { peopleAt, type SeatedPlayer } from '../../../client/table.ts';
import { number, say, signed, text } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { isMoving } from '../../../settings.ts';
import { RuleMark } from '../../../ui/rule-mark.tsx';
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

const LASTS_MS = 700;

interface CountUpProps {
  readonly to: number;
  readonly inWords: (n: number) => string;
}

/** A number that counts up to its value. Screen readers get only the final value. */
const CountUp = ({ to, inWords }: CountUpProps) => {
  const [part, setPart] = useState(() => (isMoving() ? 0 : 1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts once; the animation frames update the number.
  useEffect(() => {
    if (part >= 1) return undefined;
    const start = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const passed = Math.min(1, (now - start) / LASTS_MS);
      setPart(passed);
      if (passed < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  if (part >= 1) return <>{inWords(to)}</>;
  return (
    <>
      <span aria-hidden="true">{inWords(Math.round(to * part))}</span>
      <span class="hidden">{inWords(to)}</span>
    </>
  );
};

interface HonorProps {
  readonly view: View;
  readonly result: Result;
  readonly players: readonly SeatedPlayer[];
  readonly children?: ComponentChildren;
}

/** The headline of a finished game. It takes the focus when the screen opens. */
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

const SoloHonor = ({ view, result, children }: HonorProps) => {
  const words = say(WORDS);
  const { rating, title } = result.solo ?? { rating: 0, title: null };
  const name = title === null ? undefined : titleText(title, view.config.titleSet);
  return (
    <header class="honor">
      <Name>{name ? text(name) : words.noTitle}</Name>
      <p class="honor-rating">
        <b>
          <CountUp to={rating} inWords={signed} />
        </b>{' '}
        {words.rating(starsText(result.totals[0]!), number(soloPar(rulesOf(view.config), view.edicts)))}{' '}
        <Rule id="CS-06" />
      </p>
      {children}
    </header>
  );
};

/** The result as a sentence for the person at this device; undefined if there are several people. */
const forYou = ({ result, players }: HonorProps): string | undefined => {
  const words = say(WORDS);
  const [you, ...more] = peopleAt({ players });
  if (you === undefined || more.length > 0) return undefined;
  const winners = winnersOf(result);
  if (!winners.includes(you)) return words.lost(number(result.places[you]!), number(players.length));
  return winners.length > 1 ? words.sharedWith : words.won;
};

export const Honor = (props: HonorProps) => {
  const { result, players, children } = props;
  if (result.solo) return <SoloHonor {...props} />;
  const words = say(WORDS);
  const winners = winnersOf(result);
  const tie = tieOf(result);
  const you = forYou(props);
  const names = (seats: readonly number[]) => namesOf(players, seats);
  return (
    <header class="honor">
      <p class="honor-title quiet">{winners.length > 1 ? words.shared : words.royal}</p>
      <Name>
        {winners.length < 4 && winners.map(seat => <Crest key={seat} players={players} seat={seat} />)}{' '}
        {names(winners)}
      </Name>
      <p class="quiet">
        <CountUp to={result.totals[winners[0]!]!} inWords={n => words.with(starsText(n))} />
      </p>
      {you && <p>{you}</p>}
      {tie && (
        <p class="honor-tie">
          {tieSentences(tie, say(TIE_WORDS), names, starsText, number).join(' ')} <Rule id="CA-50" />
        </p>
      )}
      {children}
    </header>
  );
};
