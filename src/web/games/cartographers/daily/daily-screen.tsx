import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { date, number, plural, say } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { listGames } from '../../../store.ts';
import { Button } from '../../../ui/button.tsx';
import { useOnce } from '../../../ui/once.ts';
import { Page } from '../../../ui/page.tsx';
import { playDaily } from '../home/start.ts';
import { type Day, daysIn, streakOf } from './daily-days.ts';
import './daily.css';

const WORDS = {
  en: {
    title: 'Daily maps',
    lead: 'One map a day: Cartographers, solo on sheet A, with the same cards for everyone. A new one starts at midnight UTC. You can play past days, too.',
    streak: (n: number) => `${n} ${plural(n, 'day', 'days')} in a row`,
    stars: (n: string, isOne: boolean) => `${n} ${isOne ? 'star' : 'stars'}`,
    begun: 'Started',
    none: 'Not played',
    play: 'Play',
    on: 'Continue',
    look: 'View',
    again: 'Play again',
    failed: 'Couldn’t list your games. Reload the page.',
    notStarted: 'Couldn’t save the new game. Free some space, then try again.',
  },
  fr: {
    title: 'Défis du jour',
    lead: 'Une feuille par jour\u202f: Cartographers, en solo sur la feuille A, avec les mêmes cartes pour tous. Un nouveau défi commence à minuit UTC. Les jours passés restent jouables.',
    streak: (n: number) => `${n} ${plural(n, 'jour', 'jours')} de suite`,
    stars: (n: string, isOne: boolean) => `${n} ${isOne ? 'étoile' : 'étoiles'}`,
    begun: 'Commencé',
    none: 'Pas joué',
    play: 'Jouer',
    on: 'Continuer',
    look: 'Voir',
    again: 'Rejouer',
    failed: 'Impossible de lister vos parties. Rechargez la page.',
    notStarted: 'Impossible d’enregistrer la partie. Libérez de la place, puis réessayez.',
  },
};

const dateOf = (day: string): string => date(new Date(day), { dateStyle: 'full', timeZone: 'UTC' });

const resultOf = ({ stars, isBegun }: Day): string => {
  const words = say(WORDS);
  if (isBegun) return words.begun;
  return stars === undefined
    ? words.none
    : words.stars(number(stars), plural(stars, 'one', 'many') === 'one');
};

interface RowProps {
  readonly day: Day;
  readonly play: (day: string) => void;
}

const Row = ({ day, play }: RowProps) => {
  const words = say(WORDS);
  const date = dateOf(day.day);
  return (
    <li class={`daily-day panel ${day.stars === undefined ? '' : 'is-done'}`}>
      <time class="daily-date" dateTime={day.day}>
        {date}
      </time>
      <span class="daily-result">
        {day.stars !== undefined && <span aria-hidden="true">✓ </span>}
        {resultOf(day)}
      </span>
      <span class="daily-ways row">
        {day.id !== undefined && (
          <a
            class="button"
            href={linkTo('table', day.id)}
            aria-label={`${day.isBegun ? words.on : words.look} (${date})`}
          >
            {day.isBegun ? words.on : words.look}
          </a>
        )}
        {!day.isBegun && (
          <Button
            aria-label={`${day.id === undefined ? words.play : words.again} (${date})`}
            onClick={() => play(day.day)}
          >
            {day.id === undefined ? words.play : words.again}
          </Button>
        )}
      </span>
    </li>
  );
};

/** The daily maps of the last month and what the player made of them. */
export const DailyScreen = () => {
  const words = say(WORDS);
  const days = useSignal<readonly Day[] | undefined>(undefined);
  const fault = useSignal('');
  useEffect(() => {
    listGames().then(
      games => {
        days.value = daysIn(games);
      },
      () => {
        fault.value = words.failed;
      },
    );
  }, []);
  const play = useOnce(async (day: string) => {
    await playDaily(day, true).catch(() => {
      fault.value = words.notStarted;
    });
  });
  const streak = streakOf(days.value ?? []);
  return (
    <Page title={words.title}>
      <p>{words.lead}</p>
      {fault.value && (
        <p class="error" role="alert">
          {fault.value}
        </p>
      )}
      {days.value && (
        <>
          {streak > 1 && <p class="daily-streak">{words.streak(streak)}</p>}
          <ol class="daily-days bare-list">
            {days.value.map(day => (
              <Row key={day.day} day={day} play={play} />
            ))}
          </ol>
        </>
      )}
    </Page>
  );
};
