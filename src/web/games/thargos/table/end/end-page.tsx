import { useContext, useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../../../engine/game.ts';
import type { Update } from '../../../../../engine/update.ts';
import { sum } from '../../../../../engine/util.ts';
import {
  design,
  type Event,
  isAlone,
  isStoryMode,
  makeNotation,
  type Result,
  type View,
} from '../../../../../games/thargos/ui.ts';
import { saveFile } from '../../../../files.ts';
import { listed, say, text } from '../../../../i18n.ts';
import { randomSeed } from '../../../../random-ids.ts';
import { linkTo } from '../../../../route.ts';
import { CopyLink } from '../../../../screens/replay/copy-link.tsx';
import { gameText } from '../../../../screens/replay/share.ts';
import { PRACTICE_MESSAGES } from '../../../../screens/table/practice-messages.ts';
import { RematchContext } from '../../../../screens/table/table-context.ts';
import { useRecord, useUpdates } from '../../../../screens/table/table-data.ts';
import { language } from '../../../../settings.ts';
import { Art } from '../../../../ui/art.tsx';
import { Button, ContinueButton } from '../../../../ui/button.tsx';
import { Page } from '../../../../ui/page.tsx';
import { dial } from '../../art/pieces.ts';
import { ThargosStartFault, useStartThargos } from '../../begin.tsx';
import { type Model, readOnlyModel } from '../model.ts';
import { inSentence } from '../names.ts';
import { Play } from '../play.tsx';
import { CampaignLog } from './campaign-log.tsx';
import { EndHeroes, Finale } from './finale.tsx';
import { END_WORDS } from './messages.ts';
import { adviceFor, decidingConflict, hasWon, lookOf, missionsWon, reasonFor, tallyOf } from './outcome.ts';
import './end.css';

export interface EndProps {
  readonly model: Model;
  readonly view: View;
  readonly names: readonly string[];
}

/** HT-6.4: explains who won and why if no player reached their target. */
const weighedUp = ({ config, seats }: View, why: Result['why']): string => {
  const words = say(END_WORDS);
  if (why !== 'stalled' && why !== 'rounds') return '';
  return isAlone({ config, seats }) ? words.onlyTarget : words.share;
};

/** HT-3.1: points and targets of all players. Shown only if a loser has at least as many points as the winner. */
const standings = (view: View, names: readonly string[], viewer: Seat | undefined): string => {
  const words = say(END_WORDS);
  const { result } = view;
  if (result && view.config.coop) return words.together(sum(result.vp), sum(result.targets));
  if (result?.why !== 'target' || isAlone(view)) return '';
  const winner = result.places.indexOf(1);
  const isNear = result.vp.some((vp, seat) => seat !== winner && vp >= result.vp[winner]!);
  if (!isNear) return '';
  const order = result.vp.map((_, seat) => seat).toSorted((a, b) => result.places[a]! - result.places[b]!);
  const each = order.map(seat =>
    words.stands({
      name: seat === viewer ? '' : inSentence(names[seat]!),
      vp: result.vp[seat]!,
      target: result.targets[seat]!,
    }),
  );
  const line = each.join(', ');
  return `${line[0]!.toUpperCase()}${line.slice(1)}. ${words.differ(view.config.quickPlay)}`;
};

/** The title calls a single person at the device "you"; if there are several, it names them. */
const titleOf = (people: readonly Seat[], view: View, names: readonly string[]): string => {
  const words = say(END_WORDS);
  const { result } = view;
  if (!result) return '';
  const winners = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (isAlone(view) && people.length === 0) return winners.length > 0 ? words.victory : words.defeat;
  if (isAlone(view)) return winners.length > 0 ? words.won : words.lost;
  if (winners.length !== 1) return words.draw;
  if (people.length === 1) return winners[0] === people[0] ? words.won : words.lost;
  return words.wins(names[winners[0]!]!);
};

const missionsOf = (view: View, told: readonly Update<Event>[], seat: Seat): string =>
  missionsWon(view, told, seat)
    .map(id => text(design(view.config, id).card.name))
    .join(', ');

export const EndPage = ({ model, view, names }: EndProps) => {
  const words = say(END_WORDS);
  const { table } = model;
  const { result } = view;
  const still = useMemo(() => readOnlyModel(model), [model]);
  const [isLooking, setLooking] = useState(false);
  // Starts a rematch with the same players, decks and rules, but a different seed.
  const { begin, isBusy, fault } = useStartThargos(() => ({
    players: table.players,
    config: table.config,
    seed: randomSeed(),
  }));
  // At an online table, a different part of the page offers the rematch.
  const isOnline = useContext(RematchContext) !== undefined;
  const told = useUpdates(table, 'spectator');
  // biome-ignore lint/correctness/useExhaustiveDependencies: updates are only appended, so comparing their number is enough.
  const tally = useMemo(() => tallyOf(told, view.players.length), [told.length]);
  const record = useRecord(table, true);
  const viewer = model.people.length === 1 ? model.people[0] : undefined;
  const winner = result?.places.indexOf(1) ?? -1;
  const reader = {
    viewer: viewer ?? 'spectator',
    names,
    language: language.value,
    config: view.config,
  } as const;
  // biome-ignore lint/correctness/useExhaustiveDependencies: updates are only appended, and the reader depends on the language.
  const deciding = useMemo(
    () => result && decidingConflict(told, result, reader),
    [told.length, language.value],
  );
  if (!result) return null;
  const title = titleOf(model.people, view, names);
  if (isLooking)
    return (
      <Play
        model={still}
        names={names}
        bar={
          <section class="th-bar" data-part="bar" aria-label={title}>
            <div class="th-status row">
              <b>{title}</b>
            </div>
            <div class="th-buttons in-lines" data-part="buttons">
              <ContinueButton class="th-go" onGo={() => setLooking(false)}>
                {words.back}
              </ContinueButton>
            </div>
          </section>
        }
      />
    );
  return (
    <Page
      title={title}
      head={
        <Finale
          outcome={lookOf(view, result, model.people)}
          title={title}
          view={view}
          seat={viewer ?? (winner < 0 ? undefined : winner)}
          game={table.id}
        >
          {reasonFor(view, result, { names, seat: viewer })} {weighedUp(view, result.why)}{' '}
          {standings(view, names, viewer)} {words.turns(view.turn.number)}
        </Finale>
      }
    >
      <ThargosStartFault fault={fault.value} />
      <div class="row th-end-doors">
        {!isOnline && (
          <Button look="main" disabled={isBusy.value} onClick={begin}>
            {words.rematch}
          </Button>
        )}
        <a class="button" href={linkTo('thargos', 'replay', table.id, 'review')}>
          {words.review}
        </a>
        {record && (
          <CopyLink
            screen={['thargos', 'replay']}
            name="game"
            label={words.shareGame}
            text={() => gameText({ record, notation: makeNotation(record) })}
          />
        )}
        <Button onClick={() => setLooking(true)}>{words.look}</Button>
        <a class="button" href={linkTo('thargos', 'new')}>
          {words.again}
        </a>
        <Button disabled={!record} onClick={() => saveFile('thargos.json', JSON.stringify(record))}>
          {words.save}
        </Button>
      </div>
      {model.back.isPractice.value && <p>{say(PRACTICE_MESSAGES).note}</p>}
      <ul class="th-end columns bare-list">
        {view.players.map((player, seat) => {
          const { won, tried, held, defended } = tally[seat]!;
          return (
            <li key={seat} class={hasWon(result, seat) ? 'is-winner' : ''}>
              <Art class="th-end-dial" svg={dial(player.vp, player.target)} />
              <div>
                <h2>{names[seat]}</h2>
                <EndHeroes view={view} seat={seat} />
                <p>{words.points(player.vp, player.target)}</p>
                <p>
                  {words.attempts(won, tried)} · {words.defences(held, defended)}
                </p>
                <p>{listed(words.missions, missionsOf(view, told, seat) || words.none)}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <CampaignLog told={told} view={view} names={names} />
      {deciding && (
        <>
          <h2 class="th-end-head">{words.deciding}</h2>
          <p>{deciding}</p>
        </>
      )}
      {viewer !== undefined && tally[viewer] && (
        <>
          <h2 class="th-end-head">{words.next}</h2>
          <p>
            {
              words.advice[
                adviceFor(result, viewer, tally[viewer], {
                  isQuick: view.config.quickPlay,
                  isStory: isStoryMode(view.config),
                  isBurned: view.players[viewer]!.isOut,
                })
              ]
            }
          </p>
        </>
      )}
    </Page>
  );
};
