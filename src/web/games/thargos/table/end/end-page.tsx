import { useContext, useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../../../engine/game.ts';
import { isRefusal } from '../../../../../engine/refusal.ts';
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
import { language } from '../../../../settings.ts';
import { Again } from '../../../../ui/again.ts';
import { Art } from '../../../../ui/art.tsx';
import { Button } from '../../../../ui/button.tsx';
import { GoOn } from '../../../../ui/go-on.tsx';
import { Page } from '../../../../ui/page.tsx';
import { PRACTICE_WORDS } from '../../../../ui/practice-words.ts';
import { useRecord } from '../../../../ui/use-record.ts';
import { useUpdates } from '../../../../ui/use-updates.ts';
import { dial } from '../../art/pieces.ts';
import { ThargosStartFault, useStartThargos } from '../../begin.tsx';
import type { ThargosRecord } from '../../local-table.ts';
import './end.css';
import { type Model, readOnlyModel } from '../model.ts';
import { inSentence } from '../names.ts';
import { Play } from '../play.tsx';
import { adviceFor } from './advice.ts';
import { missionsWon } from './campaign.ts';
import { CampaignLog } from './campaign-log.tsx';
import { decidingConflict } from './deciding.ts';
import { Finale } from './finale.tsx';
import { EndHeroes } from './heroes.tsx';
import { END_WORDS } from './messages.ts';
import { reasonFor } from './reason.ts';
import { tallyOf } from './tally.ts';
import { hasWon, lookOf } from './winner.ts';

export interface EndProps {
  readonly model: Model;
  readonly view: View;
  readonly names: readonly string[];
}

/** The notation is shorter than the file. */
const shareText = (record: ThargosRecord): string => {
  const notation = makeNotation(record);
  return isRefusal(notation) ? JSON.stringify(record) : notation;
};

/** HT-6.4: the tie-breaker, if nobody reached their target. */
const weighedUp = ({ config, seats }: View, why: Result['why']): string => {
  const words = say(END_WORDS);
  if (why !== 'stalled' && why !== 'rounds') return '';
  return isAlone({ config, seats }) ? words.onlyTarget : words.share;
};

/** HT-3.1: each player has their own target, so a player with more points may lose. */
const standings = (view: View, names: readonly string[], eyes: Seat | undefined): string => {
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
      name: seat === eyes ? '' : inSentence(names[seat]!),
      vp: result.vp[seat]!,
      target: result.targets[seat]!,
    }),
  );
  const line = each.join(', ');
  return `${line[0]!.toUpperCase()}${line.slice(1)}. ${words.differ(view.config.quickPlay)}`;
};

/** With one person at the device the title addresses them; with several it uses names. */
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

/** The winner, the reason and the standings. */
export const EndPage = ({ model, view, names }: EndProps) => {
  const words = say(END_WORDS);
  const { table } = model;
  const { result } = view;
  const still = useMemo(() => readOnlyModel(model), [model]);
  const [isLooking, setLooking] = useState(false);
  // The same players, decks and rules with another seed.
  const { begin, isBusy, fault } = useStartThargos(() => ({
    players: table.players,
    config: table.config,
    seed: randomSeed(),
  }));
  // An online table offers a rematch above.
  const isOnline = useContext(Again) !== undefined;
  const told = useUpdates(table, 'spectator');
  const tally = useMemo(() => tallyOf(told, view.players.length), [told.length]);
  const record = useRecord(table, true);
  const eyes = model.people.length === 1 ? model.people[0] : undefined;
  const winner = result?.places.indexOf(1) ?? -1;
  const reader = {
    viewer: eyes ?? 'spectator',
    names,
    language: language.value,
    config: view.config,
  } as const;
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
            <div class="th-status">
              <b>{title}</b>
            </div>
            <div class="th-buttons" data-part="buttons">
              <GoOn class="th-go" onGo={() => setLooking(false)}>
                {words.back}
              </GoOn>
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
          seat={eyes ?? (winner < 0 ? undefined : winner)}
          game={table.id}
        >
          {reasonFor(view, result, { names, seat: eyes })} {weighedUp(view, result.why)}{' '}
          {standings(view, names, eyes)} {words.turns(view.turn.number)}
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
            text={() => shareText(record)}
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
      {model.back.isPractice.value && <p>{say(PRACTICE_WORDS).note}</p>}
      <ul class="th-end">
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
      {eyes !== undefined && tally[eyes] && (
        <>
          <h2 class="th-end-head">{words.next}</h2>
          <p>
            {
              words.advice[
                adviceFor(result, eyes, tally[eyes], {
                  isQuick: view.config.quickPlay,
                  isStory: isStoryMode(view.config),
                  isBurned: view.players[eyes]!.isOut,
                })
              ]
            }
          </p>
        </>
      )}
    </Page>
  );
};
