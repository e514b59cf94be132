import { isSoloMode } from '../../../../games/thargos/config.ts';
import type { View } from '../../../../games/thargos/types.ts';
import { saveFile } from '../../../files.ts';
import { linkTo } from '../../../route.ts';
import { number, say } from '../../../say.ts';
import { Art } from '../../../ui/art.tsx';
import { Page } from '../../../ui/page.tsx';
import { dial } from '../art/pieces.ts';
import type { ThargosTable } from '../local-table.ts';
import { nameOf } from './moves.ts';

const END_WORDS = {
  en: {
    wins: (name: string) => `${name} wins`,
    draw: 'A draw',
    won: 'You have won',
    lost: 'You have lost',
    why: {
      target: 'The target was reached.',
      burned: 'A deck was burned.',
      lastDitch: 'The last cards were played in vain.',
      stalled: 'Nobody moved any more; the share of the own target decides.',
      rounds: 'The longest game is over; the share of the own target decides.',
    },
    rounds: (n: number) => (n === 1 ? 'after 1 round' : `after ${n} rounds`),
    missions: 'Missions won',
    none: 'none',
    save: 'Save the game file',
    again: 'A new game',
    review: 'Review the game',
  },
  fr: {
    wins: (name: string) => `${name} gagne`,
    draw: 'Égalité',
    won: 'Vous avez gagné',
    lost: 'Vous avez perdu',
    why: {
      target: 'L’objectif est atteint.',
      burned: 'Un deck est brûlé.',
      lastDitch: 'Les dernières cartes n’ont pas suffi.',
      stalled: 'Plus personne n’avançait\u202f: la part de l’objectif atteinte décide.',
      rounds: 'La durée maximale est atteinte\u202f: la part de l’objectif atteinte décide.',
    },
    rounds: (n: number) => (n < 2 ? `après ${n} manche` : `après ${n} manches`),
    missions: 'Missions gagnées',
    none: 'aucune',
    save: 'Enregistrer la partie',
    again: 'Nouvelle partie',
    review: 'Revoir la partie',
  },
};

interface EndProps {
  readonly table: ThargosTable;
  readonly view: View;
  readonly names: readonly string[];
}

const titleOf = (view: View, names: readonly string[]): string => {
  const words = say(END_WORDS);
  const { result } = view;
  if (!result) return '';
  const winners = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (isSoloMode(view.config) || view.config.coop) return winners.length > 0 ? words.won : words.lost;
  return winners.length === 1 ? words.wins(names[winners[0]]) : words.draw;
};

/** Who has won, how, and with what. */
export const End = ({ table, view, names }: EndProps) => {
  const words = say(END_WORDS);
  const { result } = view;
  if (!result) return null;
  return (
    <Page title={titleOf(view, names)}>
      <p>
        {words.why[result.why]} {words.rounds(result.rounds)}.
      </p>
      <ul class="th-end">
        {view.players.map((player, seat) => (
          <li key={seat}>
            <Art
              class="th-dial"
              svg={dial(player.vp, player.target)}
              label={`${number(player.vp)} / ${number(player.target)}`}
            />
            <div>
              <b>{names[seat]}</b>
              <p>
                {words.missions}:{' '}
                {player.score.length === 0
                  ? words.none
                  : player.score.map(card => nameOf(view, card)).join(', ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div class="row">
        <a class="button main-button" href={linkTo('thargos')}>
          {words.again}
        </a>
        <a class="button" href={linkTo('thargos', 'replay', table.id)}>
          {words.review}
        </a>
        <button type="button" onClick={() => saveFile('thargos.json', JSON.stringify(table.record()))}>
          {words.save}
        </button>
      </div>
    </Page>
  );
};
