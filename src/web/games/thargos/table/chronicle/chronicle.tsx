import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { View } from '../../../../../games/thargos/types.ts';
import { say } from '../../../../say.ts';
import { language } from '../../../../settings.ts';
import { useUpdates } from '../../../../ui/use-updates.ts';
import { BadgeKey } from '../../card/pieces.tsx';
import type { Model } from '../model.ts';
import { WORDS } from '../words.ts';
import type { ChronicleLine } from './chronicle.ts';
import { Cite } from './cite.tsx';

type Chronicler = typeof import('./chronicle.ts').chronicler;

let fetched: { readonly chronicler: Chronicler } | undefined;

/** Its words are many: they come with the game, not with the screen. */
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

/** Most never change again: only a card may go out of sight. */
const Entry = ({ line, view }: EntryProps) => {
  const words = say(WORDS);
  return (
    <li class={line.turn === undefined ? '' : 'is-turn'}>
      {line.turn !== undefined && <b>{words.turn(line.turn)} · </b>}
      {line.text} <Cite told={line} view={line.card ? view.value : view.peek()} class="th-cite" />
    </li>
  );
};

/** Everything that happened, newest last, each with the rule or the card behind it. */
export const Chronicle = ({ model, names }: { readonly model: Model; readonly names: readonly string[] }) => {
  const words = say(WORDS);
  const list = useRef<HTMLOListElement>(null);
  const viewer = model.reader ?? model.eyes.value;
  const view = model.view.value;
  const told = useUpdates(model.table, viewer);
  const chronicler = useChronicler();
  const tell = useMemo(
    () => chronicler?.({ viewer, names, language: language.value, config: view.config }),
    // Whoever begins to read anew is told anew.
    [chronicler, model.table, viewer, names.join(), language.value, told.length === 0],
  );
  const lines = tell?.(told, model.shown) ?? [];
  const { length } = lines;
  // To measure makes the browser lay out the page: it waits for the frame, in which that is done anyway.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (list.current) list.current.scrollTop = list.current.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [length]);
  return (
    <aside class="th-chronicle" aria-label={words.chronicle}>
      <h2>{words.chronicle}</h2>
      {/* It scrolls, so the keyboard must reach it. */}
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
