import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Seat } from '../../../../engine/game.ts';
import type { Result, View } from '../../../../games/cartographers/ui.ts';
import type { SeatedPlayer } from '../../../client/table.ts';
import type { MapScene } from '../art/map.ts';
import { seatName } from '../table/question.ts';
import { FinalTable } from './final-table.tsx';
import { MapPicture } from './map-picture.tsx';
import { Crest } from './people.tsx';
import { ScoreSheet } from './score-sheet.tsx';

/** With this many players or more, the final table doesn't fit on the printed page. */
const MOST_ROWS = 6;

interface PrintMapProps {
  readonly view: View;
  readonly result: Result;
  readonly players: readonly SeatedPlayer[];
  readonly seat: Seat;
  readonly scene: MapScene;
  /** Lines of text beside the player's name: title, map and edicts. */
  readonly lines: readonly string[];
}

const PrintMap = ({ view, result, players, seat, scene, lines }: PrintMapProps) => {
  const name = seatName(players, seat);
  const motto = players[seat]?.motto;
  return (
    <>
      <header class="end-print-head">
        <Crest players={players} seat={seat} />
        <div>
          <h1>{name}</h1>
          {motto && <p class="end-print-motto">{motto}</p>}
        </div>
        <div class="end-print-lines">
          {lines.map(line => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </header>
      <MapPicture scene={scene} label={name} />
      <div class="end-print-score">
        <ScoreSheet view={view} seat={seat} />
        {players.length > 1 && players.length < MOST_ROWS && (
          <FinalTable view={view} result={result} players={players} seat={seat} />
        )}
      </div>
    </>
  );
};

/** Keeps the print layout in the document, so that the browser's own print command uses it too. */
export const usePrintMap = (props: PrintMapProps | undefined): void => {
  useEffect(() => {
    const host = document.createElement('div');
    host.className = 'end-print-sheet';
    document.body.append(host);
    return () => {
      render(null, host);
      host.remove();
    };
  }, []);
  useEffect(() => {
    const host = document.querySelector('body > .end-print-sheet');
    if (host) render(props ? <PrintMap {...props} /> : null, host);
  });
};
