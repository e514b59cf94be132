import { useSignal } from '@preact/signals';
import { saveFile } from '../files.ts';
import { GAMES } from '../games/list.ts';
import { RESCUE_WORDS } from '../rescue/words.ts';
import { plural, say } from '../say.ts';
import { gameFiles } from '../store.ts';
import { FileButton } from '../ui/file-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useOnce } from '../ui/once.ts';
import type { BundleFault, SoundGame, Taken } from './bundle.ts';
import { makeBundle } from './bundle-file.ts';
import { GAME_WORDS } from './home-words.ts';
import { refresh } from './kept.ts';
import { notesHere } from './notes.ts';

const WORDS = {
  en: {
    taken: ({ games, made, known, notes }: Taken) => {
      const others = made.filter(([, n]) => n > 0).map(([said, n]) => say(said)(n));
      const isGames = games > 0 || others.length === 0;
      const all = [...(isGames ? [`${games} ${plural(games, 'game', 'games')}`] : []), ...others];
      return `${all.join(', ')} added${known > 0 ? `, ${known} already here` : ''}.${notes > 0 ? ' Your own maps, sheets and drafts came too.' : ''}`;
    },
    holds: 'One file holds everything: games, decks, card packs, stories, maps. Open it on another device.',
    unchecked: (n: number) =>
      n === 1
        ? 'One game was written by another version of Alidade; it could not be checked.'
        : `${n} games were written by another version of Alidade; they could not be checked.`,
    failed: 'The browser could not read the file or keep what is in it. Nothing was changed.',
    unsaved: 'Nothing could be saved: the browser could not read it.',
  },
  fr: {
    taken: ({ games, made, known, notes }: Taken) => {
      const others = made.filter(([, n]) => n > 0).map(([said, n]) => say(said)(n));
      const isGames = games > 0 || others.length === 0;
      const all = [...(isGames ? [`${games} ${plural(games, 'partie', 'parties')}`] : []), ...others];
      return `Ajouté\u202f: ${all.join(', ')}${known > 0 ? `\u202f; ${known} déjà là` : ''}.${notes > 0 ? ' Vos feuilles et vos brouillons ont été repris aussi.' : ''}`;
    },
    holds:
      'Un seul fichier contient tout\u202f: parties, decks, paquets de cartes, récits, feuilles. Ouvrez-le sur un autre appareil.',
    unchecked: (n: number) =>
      n < 2
        ? 'Une partie a été écrite par une autre version d’Alidade\u202f; elle n’a pas pu être vérifiée.'
        : `${n} parties ont été écrites par une autre version d’Alidade\u202f; elles n’ont pas pu être vérifiées.`,
    failed: 'Le navigateur n’a pas pu lire le fichier ou garder son contenu. Rien n’a été changé.',
    unsaved: 'Rien n’a pu être enregistré\u202f: le navigateur n’a pas pu le lire.',
  },
};

const saveAll = async (): Promise<void> => {
  const owned = GAMES.flatMap(({ id, own }) => (own ? [{ id, own }] : []));
  const [games, ...own] = await Promise.all([
    gameFiles(),
    ...owned.map(async ({ id, own }) => [id, await (await own()).bundle()] as const),
  ]);
  const bundled = { games, notes: notesHere(), ...Object.fromEntries(own) };
  saveFile(`alidade-${new Date().toISOString().slice(0, 10)}.json`, makeBundle(bundled));
};

/** A refusal is worded when it is shown, so that it follows the language. */
type Report =
  | 'reading'
  | 'failed'
  | 'unsaved'
  | { readonly taken: Taken; readonly left: () => ReturnType<LeftText> }
  | { readonly fault: () => string; readonly part: SoundGame | undefined }
  | undefined;

type LeftText = typeof import('./bundle-words.ts').leftText;

// The rules come only when there is a file to check.
const takenFrom = async (file: File): Promise<Report> => {
  const [{ takeFile }, { faultText, leftText, loadFaults }] = await Promise.all([
    import('./bundle.ts'),
    import('./bundle-words.ts'),
  ]);
  const outcome: Taken | BundleFault = await takeFile(file, GAMES);
  const faults = await loadFaults(GAMES);
  return 'games' in outcome
    ? { taken: outcome, left: () => leftText(outcome.left, faults) }
    : { fault: () => faultText(outcome, faults), part: outcome.part };
};

/** Of a damaged game its sound part can be had, if somebody wants it. */
const TakePart = ({ part }: { readonly part: SoundGame | undefined }) => {
  const words = say(RESCUE_WORDS);
  const state = useSignal<'offered' | 'taken' | 'failed'>('offered');
  const take = useOnce(async (sound: SoundGame) => {
    try {
      await (await import('./bundle.ts')).takePart(sound);
      state.value = 'taken';
      await refresh();
    } catch {
      state.value = 'failed';
    }
  });
  if (!part) return null;
  if (state.value === 'taken') return <span role="status">{words.taken}</span>;
  return (
    <>
      <button type="button" onClick={() => take(part)}>
        {words.take(part.move)}
      </button>
      {state.value === 'failed' && <span role="alert">{words.failed}</span>}
    </>
  );
};

const Said = ({ report }: { readonly report: Report }) => {
  const words = say(WORDS);
  if (report === undefined) return null;
  if (report === 'reading') return <p role="status">{say(GAME_WORDS).reading}</p>;
  if (typeof report === 'object' && 'taken' in report) {
    const { taken } = report;
    const { title, lines } = report.left();
    return (
      <div role="status">
        <p>
          {words.taken(taken)} {taken.unchecked > 0 && words.unchecked(taken.unchecked)}
        </p>
        {taken.left.length > 0 && (
          <>
            <p class="error">{title}</p>
            <ul>
              {lines.map((line, i) => (
                <li key={i}>
                  {line}
                  {taken.left[i]?.part && ' '}
                  <TakePart part={taken.left[i]?.part} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    );
  }
  if (typeof report === 'string')
    return (
      <p class="error" role="alert">
        {words[report]}
      </p>
    );
  return (
    <>
      <p class="error" role="alert">
        {report.fault()}
      </p>
      <TakePart part={report.part} />
    </>
  );
};

/** Save everything as one file, and open such a file. */
export const Transfer = () => {
  const words = say(GAME_WORDS);
  const report = useSignal<Report>(undefined);
  const take = async (file: File): Promise<void> => {
    report.value = 'reading';
    try {
      report.value = await takenFrom(file);
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
        <button type="button" onClick={save}>
          <Icon name="download" />
          {words.export}
        </button>
        <FileButton accept=".json,.txt,application/json,text/plain" onFile={take}>
          <Icon name="upload" />
          {words.import}
        </FileButton>
      </div>
      <p>{say(WORDS).holds}</p>
      <Said report={report.value} />
    </div>
  );
};
