import { useMemo } from 'preact/hooks';
import type { Seat } from '../../../../engine/game.ts';
import type { Text } from '../../../../engine/text.ts';
import { type CardId, type Deck, design, type State } from '../../../../games/thargos/ui.ts';
import { colon, listed, say, semicolons, text } from '../../../i18n.ts';
import { language } from '../../../settings.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { ThargosRecord } from '../local-table.ts';
import { CHOICE_WORDS } from '../new-game/choice-messages.ts';
import type { Playback } from './frames.ts';
import { Cited } from './log.tsx';
import { WORDS } from './messages.ts';
import { deckOrder, linesOf } from './tell.ts';

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

/** One chosen rule in the words of the form, or its key if the form has no words for it. */
const ruleText = (key: string, value: unknown): string => {
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
        {(Object.entries(deck.cards) as [CardId, number][])
          .map(([id, count]) => `${count} × ${nameOf(id)}`)
          .join(', ')}
      </p>
    </>
  );
};

/** The whole game to print: deck lists, the order of every deck, and the log with nothing hidden. */
export const PrintLog = ({ record, playback, names, you, onBack }: PrintProps) => {
  const words = say(WORDS);
  const { frames } = playback;
  const lines = useMemo(
    () => linesOf(playback, { seat: 0, isOpen: true }, { names, you, language: language.value }),
    [playback, language.value],
  );
  const begun = useMemo(() => playback.after({ ...frames[0]!, to: 1 }), [playback]);
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
