import { useMemo, useState } from 'preact/hooks';
import { isAlone } from '../../../../../games/thargos/config.ts';
import type { Result, View } from '../../../../../games/thargos/types.ts';
import { freshSeed } from '../../../../chance.ts';
import { saveFile } from '../../../../files.ts';
import { linkTo } from '../../../../route.ts';
import { listed, say } from '../../../../say.ts';
import { Art } from '../../../../ui/art.tsx';
import { GoOn } from '../../../../ui/go-on.tsx';
import { Page } from '../../../../ui/page.tsx';
import { useRecord } from '../../../../ui/use-record.ts';
import { useTold } from '../../../../ui/use-told.ts';
import { dial } from '../../art/pieces.ts';
import { useBegin, WhyNotBegun } from '../../begin.tsx';
import type { ThargosTable } from '../../local-table.ts';
import './end.css';
import { type Model, stillModel } from '../model.ts';
import { nameOf } from '../moves.ts';
import { Play } from '../play.tsx';
import { tallyOf } from './tally.ts';

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
      stalled: 'Nobody got any further.',
      rounds: 'The last round is over.',
    },
    share: 'The share of the own target decides.',
    onlyTarget: 'Only the target wins.',
    rounds: (n: number) => (n === 1 ? 'It took 1 round.' : `It took ${n} rounds.`),
    points: (vp: number, target: number) => `${vp} of ${target} victory points`,
    missions: 'Missions won',
    none: 'none',
    attempts: (won: number, all: number) => `Attempts: ${won} of ${all} succeeded`,
    defences: (held: number, all: number) => `Defences: ${held} of ${all} held`,
    save: 'Save the game file',
    look: 'Look at the table',
    back: 'Back to the end',
    again: 'A new game',
    rematch: 'The same again',
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
      stalled: 'Plus personne n’avançait.',
      rounds: 'Le dernier tour de table est terminé.',
    },
    share: 'La part de l’objectif atteinte décide.',
    onlyTarget: 'Seul l’objectif fait gagner.',
    rounds: (n: number) => (n < 2 ? `La partie a duré ${n} manche.` : `La partie a duré ${n} manches.`),
    points: (vp: number, target: number) => `${vp} points de victoire sur ${target}`,
    missions: 'Missions gagnées',
    none: 'aucune',
    attempts: (won: number, all: number) => `Tentatives\u202f: ${won} sur ${all}`,
    defences: (held: number, all: number) => `Défenses tenues\u202f: ${held} sur ${all}`,
    save: 'Enregistrer la partie',
    look: 'Regarder la table',
    back: 'Retour à la fin',
    again: 'Nouvelle partie',
    rematch: 'La revanche',
    review: 'Revoir la partie',
  },
};

export interface EndProps {
  readonly model: Model;
  readonly view: View;
  readonly names: readonly string[];
}

/** HT-6.4: what decided where nobody reached his target. */
const weighedUp = ({ config, seats }: View, why: Result['why']): string => {
  const words = say(END_WORDS);
  if (why !== 'stalled' && why !== 'rounds') return '';
  return isAlone({ config, seats }) ? words.onlyTarget : words.share;
};

/** With one person at the device the end is his; with several it is told by name. */
const titleOf = (table: ThargosTable, view: View, names: readonly string[]): string => {
  const words = say(END_WORDS);
  const { result } = view;
  if (!result) return '';
  const winners = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (isAlone(view)) return winners.length > 0 ? words.won : words.lost;
  const people = table.players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  if (winners.length !== 1) return words.draw;
  if (people.length === 1) return winners[0] === people[0] ? words.won : words.lost;
  return words.wins(names[winners[0]!]!);
};

/** Who has won, how, and with what. */
export const EndPage = ({ model, view, names }: EndProps) => {
  const words = say(END_WORDS);
  const { table } = model;
  const { result } = view;
  const still = useMemo(() => stillModel(model), [model]);
  const [isLooking, setLooking] = useState(false);
  // The same players, decks and rules, and another seed.
  const { begin, isBusy, fault } = useBegin(() => ({
    players: table.players,
    config: table.config,
    seed: freshSeed(),
  }));
  const told = useTold(table, 'spectator');
  const tally = useMemo(() => tallyOf(told, view.players.length), [told.length]);
  const record = useRecord(table, true);
  if (!result) return null;
  const title = titleOf(table, view, names);
  if (isLooking)
    return (
      <Play
        model={still}
        names={names}
        bar={
          <section class="th-bar" aria-label={title}>
            <div class="th-status">
              <b>{title}</b>
            </div>
            <div class="th-buttons">
              <GoOn class="th-go" onGo={() => setLooking(false)}>
                {words.back}
              </GoOn>
            </div>
          </section>
        }
      />
    );
  return (
    <Page title={title}>
      <p>
        {words.why[result.why]} {weighedUp(view, result.why)} {words.rounds(result.rounds)}
      </p>
      <ul class="th-end">
        {view.players.map((player, seat) => {
          const { won, tried, held, defended } = tally[seat]!;
          return (
            <li key={seat} class={result.places[seat] === 1 ? 'is-winner' : ''}>
              <Art class="th-end-dial" svg={dial(player.vp, player.target)} />
              <div>
                <h2>{names[seat]}</h2>
                <p>{words.points(player.vp, player.target)}</p>
                <p>
                  {words.attempts(won, tried)} · {words.defences(held, defended)}
                </p>
                <p>
                  {listed(
                    words.missions,
                    player.score.map(card => nameOf(view, card)).join(', ') || words.none,
                  )}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      <WhyNotBegun fault={fault.value} />
      <div class="row">
        <button type="button" class="main-button" disabled={isBusy.value} onClick={begin}>
          {words.rematch}
        </button>
        <a class="button" href={linkTo('thargos', 'replay', table.id)}>
          {words.review}
        </a>
        <button type="button" onClick={() => setLooking(true)}>
          {words.look}
        </button>
        <a class="button" href={linkTo('thargos', 'new')}>
          {words.again}
        </a>
        <button
          type="button"
          disabled={!record}
          onClick={() => saveFile('thargos.json', JSON.stringify(record))}
        >
          {words.save}
        </button>
      </div>
    </Page>
  );
};
