import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ScreenProps } from '../../../later.tsx';
import { linkTo } from '../../../route.ts';
import { say } from '../../../say.ts';
import { peopleAt } from '../../../table.ts';
import { useTitle } from '../../../ui/arrive.ts';
import { GoOn } from '../../../ui/go-on.tsx';
import { Opened } from '../../../ui/opened.tsx';
import { Page } from '../../../ui/page.tsx';
import type { ThargosTable } from '../local-table.ts';
import { End } from './end.tsx';
import { goOn } from './follow.ts';
import { tableModel } from './model.ts';
import { type Moment, momentOf } from './moments.ts';
import { openTable } from './open.ts';
import { Play } from './play.tsx';
import { Reason } from './refused.tsx';
import { ResultTable } from './result.tsx';
import { type TableWords, WORDS } from './words.ts';
import './table.css';
import './board.css';
import './hand.css';
import './conflict.css';
import './rooms.css';

/** The device goes from hand to hand: nobody sees another player's hand. */
const Curtain = ({ name, onTake }: { readonly name: string; readonly onTake: () => void }) => {
  const words = say(WORDS);
  return (
    <Page title={words.curtain(name)}>
      <p>{words.curtainNote}</p>
      <GoOn onGo={onTake}>{words.iAm(name)}</GoOn>
    </Page>
  );
};

/** Whoever gave no name and is alone at the device is `you`; among several he is one of them by number. */
const namesOf = (table: ThargosTable, { rival, nameless, you }: TableWords): string[] => {
  const people = peopleAt(table);
  const { players } = table.view(people[0] ?? 'spectator');
  const isAlone = people.length === 1;
  return players.map((_, seat) => {
    const player = table.players[seat];
    if (!player) return rival;
    return player.name ?? (isAlone && player.bot === undefined ? you : nameless(seat + 1));
  });
};

/** What the table shows now: how a conflict ended, the end, whose turn it is, or the board. */
const Seated = ({ table }: { readonly table: ThargosTable }) => {
  const words = say(WORDS);
  useTitle(words.title);
  const model = useMemo(() => tableModel(table), [table]);
  const names = namesOf(table, words);
  const moments = useSignal<readonly Moment[]>([]);
  const seen = useSignal(table.version.peek());
  useSignalEffect(() => {
    const now = table.version.value;
    // Several people may look at once: they see what everybody may know.
    const viewer = model.people.length > 1 ? 'spectator' : model.eyes.peek();
    const more = table.told(viewer, seen.peek()).flatMap(told => momentOf(told) ?? []);
    seen.value = now;
    if (more.length > 0) moments.value = [...moments.peek(), ...more];
  });
  const view = model.view.value;
  const asked = view.question?.seat;
  const [moment] = moments.value;
  // Whoever opens a table of several people may be any of them.
  const [isHere, setHere] = useState(model.people.length < 2);
  const isOther = asked !== undefined && asked !== model.eyes.value && model.people.includes(asked);
  const isPlaying = !moment && !view.result && !isOther && isHere;
  useEffect(() => {
    if (isPlaying) goOn(model);
  }, [isPlaying, model]);
  if (moment)
    return (
      <ResultTable
        key={moment.version}
        model={model}
        moment={moment}
        names={names}
        onDone={() => {
          moments.value = moments.value.slice(1);
        }}
      />
    );
  if (view.result) return <End model={model} view={view} names={names} />;
  const next = isOther ? asked : model.eyes.value;
  if (isOther || !isHere)
    return (
      <Curtain
        name={names[next]}
        onTake={() => {
          model.letGo();
          model.eyes.value = next;
          setHere(true);
        }}
      />
    );
  return <Play model={model} names={names} />;
};

export const TableScreen = ({ at: [id = ''] }: ScreenProps) => (
  <Opened id={id} open={openTable} why={refusal => <Reason refusal={refusal} />} home={linkTo('thargos')}>
    {(table: ThargosTable) => <Seated table={table} />}
  </Opened>
);
