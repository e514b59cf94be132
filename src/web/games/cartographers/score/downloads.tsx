import { useMemo, useState } from 'preact/hooks';
import { verify } from '../../../../engine/verify.ts';
import { cartographers as game, makeNotation } from '../../../../games/cartographers/ui.ts';
import { saveFile } from '../../../files.ts';
import { say } from '../../../i18n.ts';
import { GameFiles, VerifyGame } from '../../../screens/replay/share-panel.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { MapScene } from '../art/map.ts';
import type { Caption } from '../art/standalone.ts';
import type { CartographersRecord } from '../local-table.ts';

const WORDS = {
  en: {
    map: 'The map',
    as: (type: string) => `Map as ${type}`,
    print: 'Print the map',
    game: 'The game',
    seed: 'Seed',
    failed: 'Couldn’t create the file. Try again.',
  },
  fr: {
    map: 'La feuille',
    as: (type: string) => `Feuille en ${type}`,
    print: 'Imprimer la feuille',
    game: 'La partie',
    seed: 'Graine',
    failed: 'Impossible de créer le fichier. Réessayez.',
  },
};

interface MapFilesProps {
  readonly scene: MapScene;
  readonly caption: Caption;
}

const MapFiles = ({ scene, caption }: MapFilesProps) => {
  const words = say(WORDS);
  const [hasFailed, setFailed] = useState(false);
  const save = async (type: 'png' | 'svg'): Promise<void> => {
    const { mapFile } = await import('./keep.ts');
    const file = await mapFile(scene, caption, type);
    saveFile(file.name, file);
  };
  return (
    <fieldset class="row">
      <legend>{words.map}</legend>
      <Button onClick={() => print()}>
        <Icon name="print" /> {words.print}
      </Button>
      {(['png', 'svg'] as const).map(type => (
        <Button
          key={type}
          onClick={() => {
            setFailed(false);
            save(type).catch(() => setFailed(true));
          }}
        >
          <Icon name="download" /> {words.as(type.toUpperCase())}
        </Button>
      ))}
      <p role="status" class="error">
        {hasFailed && words.failed}
      </p>
    </fieldset>
  );
};

const GameRow = ({ record }: { readonly record: CartographersRecord }) => {
  const notation = useMemo(() => makeNotation(record), [record]);
  return (
    <fieldset class="row">
      <legend>{say(WORDS).game}</legend>
      <GameFiles record={record} notation={notation} />
    </fieldset>
  );
};

interface DownloadsProps {
  readonly scene: MapScene | undefined;
  readonly caption: Caption;
  readonly record: CartographersRecord | undefined;
  readonly seed: string | undefined;
}

/** The downloads of a finished game, its seed, and whether replaying from that seed gives the same game. */
export const Downloads = ({ scene, caption, record, seed }: DownloadsProps) => (
  <div class="end-keep one-column">
    {scene && <MapFiles scene={scene} caption={caption} />}
    {record && <GameRow record={record} />}
    <div class="end-seed">
      {seed !== undefined && (
        <p>
          {say(WORDS).seed} <code>{seed}</code>
        </p>
      )}
      {record && <VerifyGame verify={() => verify(game, record)} />}
    </div>
  </div>
);
