import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Seat } from '../../../../engine/game.ts';
import type { Text } from '../../../../engine/text.ts';
import {
  type CardId,
  type Deck,
  design,
  type LogLine,
  type State,
  type View,
} from '../../../../games/thargos/ui.ts';
import { colon, listed, say, semicolons, text } from '../../../i18n.ts';
import { language } from '../../../settings.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { ThargosRecord } from '../local-table.ts';
import { CHOICE_WORDS } from '../new-game/choice-messages.ts';
import { Cite } from '../table/chronicle/cite.tsx';
import type { Frame, Playback } from './frames.ts';
import { deckOrder, linesOf } from './log-lines.ts';
import { WORDS } from './messages.ts';

interface LogProps {
  readonly frames: readonly Frame[];
  readonly lines: readonly (readonly LogLine[])[];
  readonly at: number;
  readonly view: View;
  readonly onAt: (at: number) => void;
}

interface CitedProps {
  readonly told: LogLine;
  readonly view: View | Pick<View, 'config'>;
}

const Cited = ({ told, view }: CitedProps) => (
  <>
    {told.text} <Cite told={told} view={view} class="th-replay-cite" />
  </>
);

/** The chronicle up to the current frame. Each turn number is a button that goes to the start of that turn. */
export const Log = ({ frames, lines, at, view, onAt }: LogProps) => {
  const words = say(WORDS);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new frame or language scrolls to the end of the list.
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [at, lines]);
  return (
    <section class="panel th-replay-log" aria-label={words.chronicle}>
      <h2>{words.chronicle}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol class="bare-list" ref={list} tabIndex={0}>
        {frames.slice(0, at + 1).map((frame, i) => (
          <li key={i} class={i === at ? 'is-now' : ''} aria-current={i === at ? 'step' : undefined}>
            {frame.isTurn && (
              <Button look="plain" onClick={() => onAt(i)}>
                {words.turn(frame.turn)}
              </Button>
            )}
            {lines[i]!.map((told, line) => (
              <p key={line}>
                <Cited told={told} view={view} />
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
};

interface PrintProps {
  readonly record: ThargosRecord;
  readonly playback: Playback;
  readonly names: readonly string[];
  readonly you: Seat | undefined;
  readonly onBack: () => void;
}

type Said = Readonly<
  Record<string, { readonly title: Text; readonly values: Readonly<Record<string, Text>> }>
>;

/** Describes one changed rule as on the new-game form. Shows its key if the form has no text for it. */
const ruleText = (key: string, value: unknown): string => {
  // Cast: the keys come from a stored game, so their type is only string.
  const known = Object.hasOwn(CHOICE_WORDS, key) ? (CHOICE_WORDS as Said)[key] : undefined;
  const said = known?.values[`${value}`];
  return listed(known ? text(known.title) : key, said ? text(said) : JSON.stringify(value));
};

const Title = ({ says }: { readonly says: string }) => (
  <b>
    {says}
    {colon()}
  </b>
);

const Rules = ({ config }: { readonly config: ThargosRecord['config'] }) => {
  const words = say(WORDS);
  const { decks: _, story: __, packs = [], mode = 'duel', ...rules } = config;
  const chosen = Object.entries({ mode, ...rules }).map(([key, value]) => ruleText(key, value));
  return (
    <p>
      <Title says={words.rules} />{' '}
      {semicolons([...chosen, ...packs.map(({ id, version }) => `${id} ${version}`)])}
    </p>
  );
};

const DeckList = ({ state, deck }: { readonly state: State; readonly deck: Deck }) => {
  const words = say(WORDS);
  const nameOf = (id: CardId): string => `${text(design(state.config, id).card.name)} (${id})`;
  return (
    <>
      <p>
        <Title says={words.heroes} /> {deck.heroes.map(nameOf).join(', ')}
      </p>
      <p>
        {/* Cast: Object.entries loses the type of the keys. */}
        {(Object.entries(deck.cards) as [CardId, number][])
          .map(([id, count]) => `${count} × ${nameOf(id)}`)
          .join(', ')}
      </p>
    </>
  );
};

/** The whole game for printing: deck lists, the order of every deck, and the log with all hidden cards. */
export const PrintLog = ({ record, playback, names, you, onBack }: PrintProps) => {
  const words = say(WORDS);
  const { frames } = playback;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names depend only on the record and the language.
  const lines = useMemo(
    () => linesOf(playback, { seat: 0, isOpen: true }, { names, you, language: language.value }),
    [playback, language.value],
  );
  const begun = useMemo(() => playback.after({ ...frames[0]!, to: 1 }), [playback, frames]);
  return (
    <article class="th-replay-print">
      <div class="row no-print">
        <Button look="main" onClick={() => print()}>
          <Icon name="print" /> {words.printNow}
        </Button>
        <Button onClick={onBack}>
          <Icon name="back" /> {words.back}
        </Button>
      </div>
      <p>{words.printLead}</p>
      <Rules config={record.config} />
      <h2>{words.lists}</h2>
      {begun.lists.map((deck, seat) => (
        <section key={seat}>
          <h3>{names[seat]}</h3>
          <DeckList state={begun} deck={deck} />
          <p>
            <Title says={words.order} /> {deckOrder(begun.secret.faces, begun.secret.decks[seat] ?? [])}
          </p>
        </section>
      ))}
      {begun.secret.secondary.length > 0 && (
        <p>
          <Title says={words.pile} /> {deckOrder(begun.secret.faces, begun.secret.secondary)}
        </p>
      )}
      <h2>{words.course}</h2>
      <ol class="th-replay-course">
        {frames.map((frame, i) =>
          lines[i]!.length === 0 ? null : (
            <li key={i}>
              {frame.isTurn && <b>{words.turn(frame.turn)} </b>}
              {lines[i]!.map((told, line) => (
                <span key={line}>
                  <Cited told={told} view={{ config: begun.config }} />{' '}
                </span>
              ))}
            </li>
          ),
        )}
      </ol>
    </article>
  );
};
