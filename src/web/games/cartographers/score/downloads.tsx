import { useState } from 'preact/hooks';
import { saveFile } from '../../../files.ts';
import { say } from '../../../i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { MapScene } from '../art/map.ts';
import type { Caption } from '../art/standalone.ts';
import type { CartographersRecord } from '../local-table.ts';

const WORDS = {
  en: {
    map: 'The map',
    svg: 'Map as SVG',
    png: 'Map as PNG',
    print: 'Print the map',
    game: 'The game',
    file: 'Game file',
    notation: 'Game as text',
    failed: 'Couldn’t create the file. Try again.',
  },
  fr: {
    map: 'La feuille',
    svg: 'Feuille en SVG',
    png: 'Feuille en PNG',
    print: 'Imprimer la feuille',
    game: 'La partie',
    file: 'Fichier de partie',
    notation: 'Partie en texte',
    failed: 'Impossible de créer le fichier. Réessayez.',
  },
};

interface DownloadsProps {
  readonly id: string;
  readonly scene: MapScene | undefined;
  readonly caption: Caption;
  readonly record: CartographersRecord | undefined;
}

type Keep = typeof import('./keep.ts');

const saveMap = async (keep: Keep, scene: MapScene, caption: Caption, as: 'svg' | 'png'): Promise<void> => {
  const svg = await keep.mapFile(scene, caption);
  const name = keep.fileName(['alidade', caption.title, String(caption.stars)], as);
  if (as === 'svg') return saveFile(name, svg, 'image/svg+xml');
  saveFile(name, await keep.pictureOf(svg), 'image/png');
};

const saveGame = (keep: Keep, id: string, record: CartographersRecord, as: 'json' | 'txt'): void => {
  const name = keep.fileName(['alidade', id.slice(0, 8)], as);
  if (as === 'json') return saveFile(name, keep.recordFile(record), 'application/json');
  const notation = keep.notationFile(record);
  if (notation === undefined) throw new Error('the game is not open yet');
  saveFile(name, notation, 'text/plain');
};

type WithKeep = (work: (keep: Keep) => void | Promise<void>) => () => void;

interface SaveProps {
  readonly label: string;
  readonly onSave: () => void;
}

const Save = ({ label, onSave }: SaveProps) => (
  <Button onClick={onSave}>
    <Icon name="download" />
    {label}
  </Button>
);

interface GameFilesProps {
  readonly id: string;
  readonly record: CartographersRecord;
  readonly withKeep: WithKeep;
}

const GameFiles = ({ id, record, withKeep }: GameFilesProps) => {
  const words = say(WORDS);
  return (
    <fieldset class="row">
      <legend>{words.game}</legend>
      <Save label={words.file} onSave={withKeep(keep => saveGame(keep, id, record, 'json'))} />
      <Save label={words.notation} onSave={withKeep(keep => saveGame(keep, id, record, 'txt'))} />
    </fieldset>
  );
};

/** The downloads of a finished game. */
export const Downloads = ({ id, scene, caption, record }: DownloadsProps) => {
  const words = say(WORDS);
  const [hasFailed, setFailed] = useState(false);
  const withKeep: WithKeep = work => () => {
    setFailed(false);
    import('./keep.ts').then(work).catch(() => setFailed(true));
  };
  return (
    <div class="end-files">
      {scene && (
        <fieldset class="row">
          <legend>{words.map}</legend>
          <Button onClick={() => print()}>
            <Icon name="print" />
            {words.print}
          </Button>
          <Save label={words.png} onSave={withKeep(keep => saveMap(keep, scene, caption, 'png'))} />
          <Save label={words.svg} onSave={withKeep(keep => saveMap(keep, scene, caption, 'svg'))} />
        </fieldset>
      )}
      {record && <GameFiles id={id} record={record} withKeep={withKeep} />}
      <p role="status" class="error">
        {hasFailed ? words.failed : ''}
      </p>
    </div>
  );
};
