import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { View } from '../../../../../games/thargos/ui.ts';
import { say } from '../../../../i18n.ts';
import { useUpdates } from '../../../../screens/table/table-data.ts';
import { language } from '../../../../settings.ts';
import { BadgeKey } from '../../card/pieces.tsx';
import { WORDS } from '../messages.ts';
import type { TableProps } from '../model.ts';
import type { ChronicleLine } from './chronicle.ts';
import { Cite } from './cite.tsx';

type Chronicler = typeof import('./chronicle.ts').chronicler;

let fetched: { readonly chronicler: Chronicler } | undefined;

/** The code that writes the chronicle. It has large texts, so it loads with the game instead of with the screen. */
const useChronicler = (): Chronicler | undefined => {
  const [found, setFound] = useState(fetched);
  useEffect(() => {
    if (fetched) return;
    import('./chronicle.ts').then(
      words => {
        fetched = words;
        setFound(words);
      },
      () => undefined,
    );
  }, []);
  return found?.chronicler;
};

interface EntryProps {
  readonly line: ChronicleLine;
  readonly view: ReadonlySignal<View>;
}

/** A chronicle line. Only lines with a card render again with a new view, which may have hidden the card. */
const Entry = ({ line, view }: EntryProps) => {
  const words = say(WORDS);
  return (
    <li class={line.turn === undefined ? '' : 'is-turn'}>
      {line.turn !== undefined && <b>{words.turn(line.turn)} · </b>}
      {line.text} <Cite told={line} view={line.card ? view.value : view.peek()} class="th-cite" />
    </li>
  );
};

/** The log of the game, the newest line last. Lines show the rule or card that they cite. */
export const Chronicle = ({ model, names }: TableProps) => {
  const words = say(WORDS);
  const list = useRef<HTMLOListElement>(null);
  const viewer = model.reader ?? model.viewer.value;
  const view = model.view.value;
  const told = useUpdates(model.table, viewer);
  const chronicler = useChronicler();
  // biome-ignore lint/correctness/useExhaustiveDependencies: names are compared by content; a new reader gets the log from its start.
  const tell = useMemo(
    () => chronicler?.({ viewer, names, language: language.value, config: view.config }),
    [chronicler, model.table, viewer, names.join(), language.value, told.length === 0],
  );
  const lines = tell?.(told, model.shown) ?? [];
  const { length } = lines;
  // Waits for the next frame, because measuring forces a layout.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines scroll to the end.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (list.current) list.current.scrollTop = list.current.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [length]);
  return (
    <aside class="th-chronicle" aria-label={words.chronicle}>
      <h2>{words.chronicle}</h2>
      {/* Scrollable, so the keyboard must reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls */}
      <ol class="bare-list" tabIndex={0} ref={list}>
        {lines.map((line, i) => (
          <Entry key={i} line={line} view={model.view} />
        ))}
      </ol>
      <BadgeKey />
    </aside>
  );
};
