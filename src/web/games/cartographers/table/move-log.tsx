import { useState } from 'preact/hooks';
import { currentUpdates } from '../../../../engine/update.ts';
import { type LogDetails, logLines } from '../../../../games/cartographers/ui.ts';
import { say } from '../../../i18n.ts';
import { useUpdates } from '../../../screens/table/table-data.ts';
import { language } from '../../../settings.ts';
import type { Model } from './model.ts';
import { mapName, seatName } from './question.ts';
import './move-log.css';

const WORDS = {
  en: { log: 'Log', newest: 'Log, newest first' },
  fr: { log: 'Journal', newest: 'Journal, du plus récent au plus ancien' },
};

const Lines = ({ model }: { readonly model: Model }) => {
  const { table, viewer, view } = model;
  const { players } = table;
  const told = useUpdates(table, viewer.value);
  const reader = {
    language: language.value,
    names: players.map((_, seat) => seatName(players, seat)),
    sheets: players.map((_, seat) => mapName(players, seat)),
    config: view.value.config,
  };
  const lines = currentUpdates(told).flatMap(({ version, events }) =>
    events.flatMap(({ event, about = {} }, i) =>
      // Cast: this game adds these log details to each of its events.
      logLines(event, about as LogDetails, reader).map(({ text }, j) => ({
        key: `${version}.${i}.${j}`,
        text,
      })),
    ),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <ol class="move-log-lines bare-list" aria-label={say(WORDS).newest} tabIndex={0} reversed>
      {lines.toReversed().map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ol>
  );
};

export const MoveLog = ({ model }: { readonly model: Model }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="move-log panel" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{say(WORDS).log}</summary>
      {isOpen && <Lines model={model} />}
    </details>
  );
};
