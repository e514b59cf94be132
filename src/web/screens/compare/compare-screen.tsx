import { useEffect, useState } from 'preact/hooks';
import { nameFor } from '../../game-routes.ts';
import type { GameEntry } from '../../games/entry.ts';
import { gameOf } from '../../games/list.ts';
import { useSavedGames } from '../../home/saved-games.ts';
import { dateOf, factsOf, games as savedGames } from '../../home/summaries.ts';
import { say, text } from '../../i18n.ts';
import type { Screen } from '../../lazy.tsx';
import { goTo, linkTo, query, replaceRoute } from '../../route.ts';
import { ErrorCode } from '../../ui/error-code.tsx';
import { Field } from '../../ui/field.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Select } from '../../ui/select.tsx';
import type { AnyRecord, Span } from '../replay/open.ts';
import { distinctNames } from './align.ts';
import { Compared } from './compared.tsx';
import { COMPARE_MESSAGES } from './messages.ts';
import { bothSides, type ComparePlan, type GameSide, SIDES, type Sides, withSide } from './plan.ts';
import { type LoadedGame, type NotLoaded, SAVED, useGames } from './use-games.ts';
import '../replay/replay.css';
import './compare.css';

interface ChooseProps {
  readonly game: GameEntry;
  readonly side: GameSide;
  readonly found: Pick<LoadedGame<unknown, unknown, unknown, Span>, 'type'> | NotLoaded;
  readonly onFile: (file: File) => void;
  readonly onSaved: (id: string) => void;
}

/** Lets the player choose one of the two games. */
const Choose = ({ game: { id: box }, side, found, onFile, onSaved }: ChooseProps) => {
  const words = say(COMPARE_MESSAGES);
  useSavedGames();
  const finished = (savedGames.value ?? []).filter(game => game.isOver && game.box === box);
  return (
    <Panel class="stack full-fields" title={words.sides[side]}>
      <p role="status">
        {found.type === 'loading' && words.loading}
        {found.type === 'game' && words.opened}
      </p>
      {found.type === 'refused' && (
        <p role="alert" class="error">
          {found.why()} {found.refusal && <ErrorCode refusal={found.refusal} />}
        </p>
      )}
      <div class="row">
        <FileButton accept=".json,.txt,application/json,text/plain" onFile={onFile}>
          <Icon name="upload" /> {words.file}
        </FileButton>
      </div>
      {finished.length > 0 && (
        <Field label={words.saved}>
          <Select
            value=""
            onValue={onSaved}
            options={[
              { value: '', name: words.choose, isExcluded: true },
              ...finished.map(game => ({
                value: game.id,
                name: [game.title(), factsOf(game), dateOf(game.changed)].join(' · '),
              })),
            ]}
          />
        </Field>
      )}
    </Panel>
  );
};

interface PairProps<Recorded extends AnyRecord, State, Event, Frame extends Span> {
  readonly plan: ComparePlan<Recorded, State, Event, Frame>;
  readonly pair: Sides<LoadedGame<Recorded, State, Event, Frame>>;
  /** Whether both are the same table, so that two of its players are compared. */
  readonly isSame: boolean;
}

/** The comparison of two loaded games. */
const Pair = <Recorded extends AnyRecord, State, Event, Frame extends Span>({
  plan,
  pair,
  isSame,
}: PairProps<Recorded, State, Event, Frame>) => {
  const words = say(COMPARE_MESSAGES);
  const [chosen, setChosen] = useState<Sides<number | undefined>>([undefined, undefined]);
  const usual = (side: GameSide): number => {
    const { mine, people } = pair[side];
    if (isSame && side === 1) return people.find(seat => seat !== usual(0)) ?? 0;
    return mine ?? people[0] ?? 0;
  };
  const seats = bothSides(pair, ({ players }, side) => {
    const seat = chosen[side] ?? usual(side);
    return seat < players.length ? seat : 0;
  });
  const nameAt = (side: GameSide, seat: number): string => {
    const { players, people, mine, end } = pair[side];
    if (seat === mine) return words.you;
    const { name, bot } = players[seat]!;
    const known = name === undefined ? plan.bots.find(({ id }) => id === bot) : undefined;
    if (known) return words.bot(text(known.name));
    if (people.length === 1 && people[0] === seat) return name ?? words.sides[side];
    return plan.namesOf(players, end)[seat]!;
  };
  const names = distinctNames(bothSides(seats, (seat, side) => nameAt(side, seat)));
  return (
    <Compared
      plan={plan}
      games={bothSides(pair, ({ mine, record, players, playback, end }, side) => ({
        ...{ record, players, playback, end },
        seat: seats[side],
        name: names[side],
        isMine: seats[side] === mine,
      }))}
      choices={bothSides(pair, ({ players, people }, side) =>
        people.length === 1 ? [] : players.map((_, seat) => ({ value: seat, name: nameAt(side, seat) })),
      )}
      onSeat={(side, seat) => setChosen(withSide(chosen, side, seat))}
    />
  );
};

interface ComparisonProps<Recorded extends AnyRecord, State, Event, Frame extends Span> {
  readonly game: GameEntry;
  readonly plan: ComparePlan<Recorded, State, Event, Frame>;
}

const Comparison = <Recorded extends AnyRecord, State, Event, Frame extends Span>({
  game,
  plan,
}: ComparisonProps<Recorded, State, Event, Frame>) => {
  const words = say(COMPARE_MESSAGES);
  const [files, setFiles] = useState<Sides<File | null>>([null, null]);
  const ids = bothSides(['a', 'b'], name => query.value.get(name));
  const sources = bothSides(files, (file, side) => file ?? ids[side]);
  const [one, other] = useGames(plan, sources);
  const found = [one, other] as const;
  const screen = [...game.prefix, nameFor(game, 'compare')];
  const chooseSaved = (side: GameSide, id: string): void => {
    setFiles(withSide(files, side, null));
    const [a, b] = withSide(ids, side, SAVED + id);
    goTo(
      ...screen.slice(0, -1),
      `${screen.at(-1)}?${new URLSearchParams({ ...(a && { a }), ...(b && { b }) })}`,
    );
  };
  if (one.type === 'game' && other.type === 'game')
    return (
      <Page title={words.title}>
        <Pair plan={plan} pair={[one, other]} isSame={sources[0] === sources[1]} />
        <p class="compare-after">
          <a class="button" href={linkTo(...screen)} onClick={() => setFiles([null, null])}>
            {words.other}
          </a>
        </p>
      </Page>
    );
  const isComing = found.every(({ type }) => type === 'loading');
  return (
    <Page title={words.title}>
      <p>{words.lead}</p>
      {isComing ? (
        <p role="status">{words.loading}</p>
      ) : (
        <div class="columns">
          {SIDES.map(side => (
            <Choose
              key={side}
              game={game}
              side={side}
              found={found[side]}
              onFile={file => setFiles(withSide(files, side, file))}
              onSaved={id => chooseSaved(side, id)}
            />
          ))}
        </div>
      )}
    </Page>
  );
};

/** Loads the comparison of a game. If the address names another game, that game’s own address replaces it. */
export const loadCompare = async (game: GameEntry): Promise<Screen> => {
  const some = await game.compare();
  return some<Screen>(plan => () => {
    const named = gameOf(query.value.get('game') ?? '') ?? game;
    const [a, b] = ['a', 'b'].map(name => query.value.get(name) ?? '');
    useEffect(() => {
      if (named !== game)
        replaceRoute(
          ...named.prefix,
          `${nameFor(named, 'compare')}?${new URLSearchParams({ a: a!, b: b! })}`,
        );
    }, [named, a, b]);
    return named === game ? <Comparison game={game} plan={plan} /> : null;
  });
};
