import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import type { ScreenProps } from '../../../later.tsx';
import { linkTo } from '../../../route.ts';
import { say } from '../../../say.ts';
import { useTitle } from '../../../ui/arrive.ts';
import { GoOn } from '../../../ui/go-on.tsx';
import { Page } from '../../../ui/page.tsx';
import { TroubleBar } from '../../../ui/trouble.tsx';
import { openTable, type ThargosTable } from '../local-table.ts';
import { End } from './end.tsx';
import { tableModel } from './model.ts';
import { type Moment, momentOf } from './moments.ts';
import { Play } from './play.tsx';
import { ResultTable } from './result.tsx';
import { WORDS } from './words.ts';
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

const namesOf = (table: ThargosTable, rival: string, nameless: (n: number) => string): string[] => {
  const { players } = table.view('spectator');
  return players.map(
    (_, seat) => table.players[seat]?.name ?? (seat < table.players.length ? nameless(seat + 1) : rival),
  );
};

/** What the table shows now: how a conflict ended, the end, whose turn it is, or the board. */
const Seated = ({ table }: { readonly table: ThargosTable }) => {
  const words = say(WORDS);
  useTitle(words.title);
  const model = useMemo(() => tableModel(table), [table]);
  const names = namesOf(table, words.rival, words.nameless);
  const moments = useSignal<readonly Moment[]>([]);
  const seen = useSignal(table.version.peek());
  useSignalEffect(() => {
    if (table.version.value === seen.peek()) return;
    seen.value = table.version.value;
    const told = table.told(model.eyes.peek());
    const moment = told && momentOf(told);
    if (moment) moments.value = [...moments.peek(), moment];
  });
  const view = model.view.value;
  const asked = view.question?.seat;
  const [moment] = moments.value;
  // Whoever opens a table of several people may be any of them.
  const [isHere, setHere] = useState(model.people.length < 2);
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
  const isOther = asked !== undefined && asked !== model.eyes.value && model.people.includes(asked);
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

export const TableScreen = ({ at: [id = ''] }: ScreenProps) => {
  const words = say(WORDS);
  const [table, setTable] = useState<ThargosTable | Refusal | 'opening' | 'failed' | undefined>('opening');
  useEffect(() => {
    let isGone = false;
    let leave = (): void => undefined;
    openTable(id).then(
      found => {
        if (found && !isRefusal(found)) leave = (found as ThargosTable).leave;
        if (isGone) leave();
        else setTable(found as ThargosTable | Refusal | undefined);
      },
      () => setTable('failed'),
    );
    return () => {
      isGone = true;
      leave();
    };
  }, [id]);
  if (table === 'opening') return <Page>{words.opening}</Page>;
  if (table === 'failed' || table === undefined || isRefusal(table))
    return (
      <Page title={words.notFound}>
        <a class="button" href={linkTo('thargos')}>
          {words.home}
        </a>
      </Page>
    );
  return (
    <>
      <TroubleBar table={table as ThargosTable} />
      <Seated table={table as ThargosTable} />
    </>
  );
};
