import { useEffect, useState } from 'preact/hooks';
import { linkHere } from '../../game-routes.ts';
import type { Summary } from '../../games/summary.ts';
import { replayLink, useSavedGames } from '../../home/saved-games.ts';
import { dateOf, factsOf, games } from '../../home/summaries.ts';
import { say } from '../../i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { REPLAY_WORDS } from './messages.ts';

interface OpeningProps {
  readonly box: Summary['box'];
  readonly onFile: (file: File) => void;
  readonly onText: (text: string) => void;
}

/** The list of saved games to watch. It has only finished games, because a replay reveals all maps and cards. */
const KeptGames = ({ box }: Pick<OpeningProps, 'box'>) => {
  const words = say(REPLAY_WORDS);
  useSavedGames();
  if (!games.value) return null;
  const finished = games.value.filter(game => game.isOver && game.box === box);
  return (
    <Panel title={words.yours}>
      {finished.length === 0 && <p>{words.noGames}</p>}
      <ul class="replay-kept bare-list">
        {finished.map(game => (
          <li key={game.id}>
            <a href={replayLink(game)}>
              <b>{game.title()}</b>
              <span>{factsOf(game)}</span>
              <span class="quiet">{dateOf(game.changed)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

/** Accepts files that are dropped anywhere on the page. Without this, the browser would open the file instead. */
const useDrop = (onFile: (file: File) => void): boolean => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const onDrag = (event: DragEvent) => {
      // `dragleave` also fires between two elements of the page. If the pointer leaves the page, it has no related
      // target.
      const isOut = event.type === 'dragleave';
      if (!isOut) event.preventDefault();
      if (!isOut || event.relatedTarget === null) setOver(event.type === 'dragover');
      const file = event.type === 'drop' ? event.dataTransfer?.files[0] : undefined;
      if (file) onFile(file);
    };
    const types = ['dragover', 'dragleave', 'drop'] as const;
    for (const type of types) addEventListener(type, onDrag);
    return () => {
      for (const type of types) removeEventListener(type, onDrag);
    };
  }, [onFile]);
  return isOver;
};

/** The screen on which the player chooses a game to watch. */
export const Opening = ({ box, onFile, onText }: OpeningProps) => {
  const words = say(REPLAY_WORDS);
  const isOver = useDrop(onFile);
  const [pasted, setPasted] = useState('');
  return (
    <>
      <p>
        {words.openLead} <a href={linkHere('compare')}>{words.compare}</a>
      </p>
      <div class="columns">
        <section class={`panel stack replay-drop ${isOver ? 'replay-over' : ''}`}>
          <label>
            <b>{words.file}</b>
            <input
              type="file"
              accept=".json,.txt,application/json,text/plain"
              onChange={event => {
                const file = event.currentTarget.files?.[0];
                if (file) onFile(file);
              }}
            />
          </label>
          <p class="quiet">{words.fileHelp}</p>
          <label>
            {words.paste}
            <textarea
              rows={4}
              spellcheck={false}
              value={pasted}
              onInput={event => setPasted(event.currentTarget.value)}
            />
          </label>
          <Button disabled={pasted.trim() === ''} onClick={() => onText(pasted)}>
            {words.open}
          </Button>
        </section>
        <KeptGames box={box} />
      </div>
    </>
  );
};
