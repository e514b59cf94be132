import { useEffect, useState } from 'preact/hooks';
import type { Summary } from '../../games/summary.ts';
import { dateOf, factsOf } from '../../home/describe.ts';
import { games } from '../../home/game-list-signal.ts';
import { replayLink, useSavedGames } from '../../home/saved-games.ts';
import { say } from '../../i18n.ts';
import { Button } from '../../ui/button.tsx';
import { REPLAY_WORDS } from './messages.ts';

interface OpeningProps {
  /** The game whose saved games are listed. */
  readonly box: Summary['box'];
  readonly onFile: (file: File) => void;
  readonly onText: (text: string) => void;
}

/** Lists only finished games, because a replay reveals all maps and cards. */
const KeptGames = ({ box }: Pick<OpeningProps, 'box'>) => {
  const words = say(REPLAY_WORDS);
  useSavedGames();
  if (!games.value) return null;
  const finished = games.value.filter(game => game.isOver && game.box === box);
  return (
    <section class="panel">
      <h2>{words.yours}</h2>
      {finished.length === 0 && <p>{words.noGames}</p>}
      <ul class="replay-kept bare-list">
        {finished.map(game => (
          <li key={game.id}>
            <a href={replayLink(game)}>
              <b>{game.title()}</b>
              <span>{factsOf(game)}</span>
              <span class="replay-quiet">{dateOf(game.changed)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Accepts files dropped anywhere on the page; otherwise the browser would navigate to the file. */
const useDrop = (onFile: (file: File) => void): boolean => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    const out = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) onFile(file);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', out);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', out);
      removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
};

/** Where the player chooses a game to watch. */
export const Opening = ({ box, onFile, onText }: OpeningProps) => {
  const words = say(REPLAY_WORDS);
  const isOver = useDrop(onFile);
  const [pasted, setPasted] = useState('');
  return (
    <div class="stack replay-opening">
      <p>{words.openLead}</p>
      <section class={`panel replay-drop ${isOver ? 'replay-over' : ''}`}>
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
        <p class="replay-quiet">{words.fileHelp}</p>
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
  );
};
