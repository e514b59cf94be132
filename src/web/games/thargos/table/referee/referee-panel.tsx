import { useEffect, useState } from 'preact/hooks';
import {
  ATTRIBUTE_NAMES,
  ATTRIBUTES,
  design,
  type Options,
  type RefereeChange,
  type View,
} from '../../../../../games/thargos/ui.ts';
import { listed, say, signed, text } from '../../../../i18n.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field, Input } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { CardFace } from '../../card/card-face.tsx';
import { packText } from '../asked/prompt.tsx';
import { focusNext } from '../focus.ts';
import { WORDS } from '../messages.ts';
import type { TableProps } from '../model.ts';
import { nameOf } from '../moves.ts';
import { REFEREE_WORDS } from './referee-messages.ts';

// For cards with a text that no verb covers: one player enters what it does, and the others agree or object.

type Kind = Exclude<RefereeChange['change'], 'counter'>;

/** Describes a change that a player enters. */
const changeText = (change: RefereeChange, view: View, names: readonly string[]): string => {
  const what = say(REFEREE_WORDS).kinds[change.change];
  const words = say(WORDS);
  switch (change.change) {
    case 'draw':
    case 'discard':
    case 'burn':
    case 'vp':
      return listed(what, `${names[change.who]} ${signed(change.amount)}`);
    case 'wound':
    case 'heal':
      return listed(what, nameOf(view, change.hero));
    case 'moveHero':
      return listed(what, `${nameOf(view, change.hero)}, ${words.track(change.track + 1)}`);
    case 'swapHeroes':
      return listed(what, `${nameOf(view, change.hero)}, ${nameOf(view, change.with)}`);
    case 'swapMissions':
      return listed(what, `${words.track(change.track + 1)}, ${words.track(change.with + 1)}`);
    case 'bonus':
      return listed(
        what,
        `${names[change.who]} ${signed(change.amount)} ${text(ATTRIBUTE_NAMES[change.attr])}`,
      );
    case 'counter':
      return listed(what, `${nameOf(view, change.card)} ${change.name} ${signed(change.amount)}`);
  }
};

interface Choice {
  readonly value: number;
  readonly name: string;
}

/** Names as choices. The value of each is its index. */
const listOf = (names: readonly string[]): Choice[] => names.map((name, value) => ({ value, name }));

interface RefereeDraft {
  readonly kind: number;
  readonly who: number;
  /** The amount as typed. Not a number, because a player may have typed only the minus sign so far. */
  readonly amount: string;
  readonly hero: number;
  readonly other: number;
  readonly track: number;
  readonly otherTrack: number;
  readonly colour: number;
}

const MOST = 20;

/** The lowest allowed amount. Only points and bonuses may be negative. */
const leastOf = (kind: Kind): number => (kind === 'vp' || kind === 'bonus' ? -MOST : 1);

/** The typed amount as a number; undefined if it isn't valid for this change. */
const amountOf = (kind: Kind, typed: string): number | undefined => {
  const amount = Number(typed.replace('−', '-'));
  const isWhole = typed.trim() !== '' && Number.isInteger(amount) && amount !== 0;
  return isWhole && amount >= leastOf(kind) && amount <= MOST ? amount : undefined;
};

const changeOf = (kind: Kind, draft: RefereeDraft, amount: number): RefereeChange => {
  const { who, hero, other, track, otherTrack } = draft;
  switch (kind) {
    case 'draw':
    case 'discard':
    case 'burn':
    case 'vp':
      return { change: kind, who, amount };
    case 'wound':
    case 'heal':
      return { change: kind, hero };
    case 'moveHero':
      return { change: kind, hero, track };
    case 'swapHeroes':
      return { change: kind, hero, with: other };
    case 'swapMissions':
      return { change: kind, track, with: otherTrack };
    case 'bonus':
      return { change: kind, who, amount, attr: ATTRIBUTES[draft.colour]! };
  }
};

interface ProposingProps extends TableProps {
  readonly options: Extract<Options, { type: 'referee' }>;
}

const Proposing = ({ model, names, options }: ProposingProps) => {
  const words = say(REFEREE_WORDS);
  const view = model.view.value;
  const heroes = options.heroes.map(({ hero }) => ({ value: hero, name: nameOf(view, hero) }));
  const [changes, setChanges] = useState<readonly RefereeChange[]>([]);
  const [draft, setDraft] = useState<RefereeDraft>({
    kind: 0,
    who: model.viewer.peek(),
    amount: '1',
    hero: heroes[0]?.value ?? 0,
    other: heroes[1]?.value ?? 0,
    track: 0,
    otherTrack: 1,
    colour: 0,
  });
  const kinds: readonly Kind[] = [
    ...(['draw', 'discard', 'burn', 'vp', 'wound', 'heal', 'swapHeroes'] as const),
    ...(options.tracks > 1 ? (['moveHero', 'swapMissions'] as const) : []),
    ...(options.isConflict ? (['bonus'] as const) : []),
  ];
  const kind = kinds[draft.kind]!;
  const pick = (key: Exclude<keyof RefereeDraft, 'amount'>, label: string, choices: readonly Choice[]) => (
    <Field label={label}>
      <Select
        value={draft[key]}
        onValue={chosen => setDraft({ ...draft, [key]: Number(chosen) })}
        options={choices}
      />
    </Field>
  );
  const counts = ['draw', 'discard', 'burn', 'vp', 'bonus'].includes(kind);
  const amount = counts ? amountOf(kind, draft.amount) : 1;
  const tracks = listOf(Array.from({ length: options.tracks }, (_, i) => say(WORDS).track(i + 1)));
  return (
    <>
      <p>{words.note}</p>
      <div class="row">
        {pick('kind', words.kind, listOf(kinds.map(each => words.kinds[each])))}
        {counts && (
          <>
            {pick('who', words.who, listOf(names))}
            <Field label={words.amount}>
              <Input
                type="number"
                min={leastOf(kind)}
                max={MOST}
                value={draft.amount}
                onValue={typed => setDraft({ ...draft, amount: typed })}
              />
            </Field>
          </>
        )}
        {kind === 'bonus' &&
          pick('colour', words.colour, listOf(ATTRIBUTES.map(each => text(ATTRIBUTE_NAMES[each]))))}
        {['wound', 'heal', 'moveHero', 'swapHeroes'].includes(kind) && pick('hero', words.hero, heroes)}
        {kind === 'swapHeroes' && pick('other', words.other, heroes)}
        {(kind === 'moveHero' || kind === 'swapMissions') && pick('track', words.track, tracks)}
        {kind === 'swapMissions' && pick('otherTrack', words.other, tracks)}
        <Button
          disabled={amount === undefined}
          onClick={() => {
            if (amount !== undefined) setChanges([...changes, changeOf(kind, draft, amount)]);
          }}
        >
          {words.add}
        </Button>
      </div>
      <ul>
        {changes.map((change, i) => (
          <li key={i}>
            {changeText(change, view, names)}{' '}
            <Button onClick={() => setChanges(changes.filter((_, at) => at !== i))}>{words.drop}</Button>
          </li>
        ))}
      </ul>
      <div class="th-buttons in-lines" data-part="buttons">
        <Button onClick={() => void model.submit({ type: 'pass' })}>{words.nothing}</Button>
        <Button
          class="th-go"
          disabled={changes.length === 0}
          onClick={() => void model.submit({ type: 'propose', changes })}
        >
          {words.propose(changes.length)}
        </Button>
      </div>
    </>
  );
};

export const RefereeQuestion = ({ model, names }: TableProps) => {
  const words = say(REFEREE_WORDS);
  const view = model.view.value;
  const options = model.options.value;
  const { question } = view;
  // The panel moves the focus itself, because it may load after the question was asked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the panel appears.
  useEffect(() => void focusNext(model), []);
  if (question?.type !== 'referee' && question?.type !== 'agree') return null;
  if (question.seat !== model.viewer.value) return null;
  return (
    <div class="th-ask" data-part="ask" role="group" aria-labelledby="th-ask-title">
      <div class="th-ask-head">
        <CardFace card={design(view.config, question.card).card} size="small" />
        <div class="th-ask-body">
          <h2 id="th-ask-title">{question.type === 'referee' ? words.title : words.agreeTitle}</h2>
          {question.type === 'referee' && <p>{packText(question.prompt)}</p>}
          {options.type === 'referee' && <Proposing model={model} names={names} options={options} />}
          {question.type === 'agree' && (
            <ul>
              {question.changes.map((change, i) => (
                <li key={i}>{changeText(change, view, names)}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </div>
  );
};
