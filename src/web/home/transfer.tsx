import { useSignal } from '@preact/signals';
import { saveFile } from '../files.ts';
import { plural, say } from '../say.ts';
import { listGames } from '../store.ts';
import { FileButton } from '../ui/file-button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Fault, Taken } from './bundle.ts';
import { GAME_WORDS } from './home-words.ts';
import { games, refresh } from './kept.ts';

const WORDS = {
  en: {
    taken: ({ added, known }: Taken) =>
      `${added} ${plural(added, 'game', 'games')} added${known > 0 ? `, ${known} already here` : ''}.`,
    failed: 'The browser could not read the file or keep the games. Nothing was changed.',
    unsaved: 'The games could not be saved: the browser did not give them out.',
  },
  fr: {
    taken: ({ added, known }: Taken) =>
      `${added} ${plural(added, 'partie ajoutée', 'parties ajoutées')}${known > 0 ? `, ${known} déjà là` : ''}.`,
    failed: 'Le navigateur n’a pas pu lire le fichier ou garder les parties. Rien n’a été changé.',
    unsaved: 'Les parties n’ont pas pu être enregistrées\u202f: le navigateur ne les a pas données.',
  },
};

const saveAll = async (): Promise<void> =>
  saveFile(
    `alidade-${new Date().toISOString().slice(0, 10)}.json`,
    JSON.stringify({ format: 'alidade-games', formatVersion: 1, games: await listGames() }),
  );

/** A refusal is worded when it is shown, so that it follows the language. */
type Report = 'reading' | 'failed' | 'unsaved' | Taken | { readonly fault: () => string } | undefined;

// The rules come only when there is a file to check.
const takeFile = async (file: File): Promise<Report> => {
  const [{ takeGames }, { faultText }] = await Promise.all([
    import('./bundle.ts'),
    import('./bundle-words.ts'),
  ]);
  const outcome: Taken | Fault = await takeGames(file);
  return 'added' in outcome ? outcome : { fault: () => faultText(outcome) };
};

const Said = ({ report }: { readonly report: Report }) => {
  const words = say(WORDS);
  if (report === undefined) return null;
  if (report === 'reading') return <p role="status">{say(GAME_WORDS).reading}</p>;
  if (typeof report === 'object' && 'added' in report) return <p role="status">{words.taken(report)}</p>;
  return (
    <p class="error" role="alert">
      {typeof report === 'string' ? words[report] : report.fault()}
    </p>
  );
};

/** Save all games as one file, and open games from one. */
export const Transfer = () => {
  const words = say(GAME_WORDS);
  const report = useSignal<Report>(undefined);
  const take = async (file: File): Promise<void> => {
    report.value = 'reading';
    try {
      report.value = await takeFile(file);
      await refresh();
    } catch {
      report.value = 'failed';
    }
  };
  const save = (): void => {
    report.value = undefined;
    saveAll().catch(() => {
      report.value = 'unsaved';
    });
  };
  return (
    <div class="home-transfer">
      <div class="row">
        <button type="button" disabled={!games.value?.length} onClick={save}>
          <Icon name="download" />
          {words.export}
        </button>
        <FileButton accept=".json,application/json" onFile={take}>
          <Icon name="upload" />
          {words.import}
        </FileButton>
      </div>
      <Said report={report.value} />
    </div>
  );
};
