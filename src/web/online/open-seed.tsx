import type { RoomShown } from '../../sync/messages.ts';
import { say } from '../i18n.ts';
import { Icon } from '../ui/icon.tsx';

const WORDS = {
  en: {
    title: 'Open seed',
    note: 'Someone chose the seed of this table. That person, and anyone who guesses the seed, can know every card and every hand.',
  },
  fr: {
    title: 'Graine ouverte',
    note: 'Quelqu’un a choisi la graine de cette table. Cette personne, ou toute autre qui devine la graine, peut connaître toutes les cartes et toutes les mains.',
  },
};

interface SeedProps {
  readonly room: Pick<RoomShown, 'openSeed'>;
}

/** Warns before joining that the seed of a table may be known. */
export const OpenSeedNote = ({ room: { openSeed } }: SeedProps) => {
  const words = say(WORDS);
  return openSeed ? (
    <p class="friends-open-seed">
      <Icon name="warning" /> <b>{words.title}.</b> {words.note}
    </p>
  ) : null;
};

/** The short form, above a table. */
export const OpenSeedMark = ({ room: { openSeed } }: SeedProps) => {
  const words = say(WORDS);
  return openSeed ? (
    <b class="friends-watching" title={words.note}>
      <Icon name="warning" /> <span class="friends-looking">{words.title}</span>
    </b>
  ) : null;
};
