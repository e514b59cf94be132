import { useSignal } from '@preact/signals';
import { parseSeed } from '../../../../engine/random.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import { goTo } from '../../../route.ts';
import { say } from '../../../say.ts';
import { newId } from '../../../store.ts';
import { Page } from '../../../ui/page.tsx';
import { startGame } from '../local-table.ts';

const WORDS = {
  en: {
    title: 'Heroes of Thargos',
    first: 'Play a first duel',
    firstNote: 'Imperials against Darkuns, quick play, a bot opposite.',
    failed: 'The game could not be begun.',
    you: 'You',
    bot: 'The Darkuns',
  },
  fr: {
    title: 'Heroes of Thargos',
    first: 'Jouer un premier duel',
    firstNote: 'Les Impériaux contre les Darkuns, en jeu rapide, face à un robot.',
    failed: 'La partie n’a pas pu commencer.',
    you: 'Vous',
    bot: 'Les Darkuns',
  },
};

/** Where one chooses what to do with Heroes of Thargos. */
export const ThargosHome = () => {
  const words = say(WORDS);
  const fault = useSignal(false);
  const begin = async (): Promise<void> => {
    try {
      const id = await startGame({
        players: [{ name: words.you }, { name: words.bot, bot: 'greedy' }],
        config: { mode: 'duel', quickPlay: true },
        seed: { ...parseSeed(newId()), open: false },
      });
      if (isRefusal(id)) fault.value = true;
      else goTo('thargos', 'table', id as string);
    } catch {
      fault.value = true;
    }
  };
  return (
    <Page title={words.title}>
      <button type="button" class="main-button" onClick={() => void begin()}>
        {words.first}
      </button>
      <p>{words.firstNote}</p>
      {fault.value && <p role="alert">{words.failed}</p>}
    </Page>
  );
};
