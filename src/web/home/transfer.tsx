import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Refusal } from '../../engine/refusal.ts';
import { GAMES } from '../games/list.ts';
import { plural, say } from '../i18n.ts';
import { launched } from '../launched-files.ts';
import { RESCUE_MESSAGES } from '../rescue/messages.ts';
import { Button } from '../ui/button.tsx';
import { ErrorCode } from '../ui/error-code.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useOnce } from '../ui/once.ts';
import type { BundleFault, ImportResult, SoundGame } from './bundle.ts';
import { GAME_MESSAGES } from './home-messages.ts';
import { IdentityOffer } from './identity-offer.tsx';
import { IncludeIdentity, useSaving } from './save-all.tsx';
import { refresh } from './saved-games.ts';

const WORDS = {
  en: {
    taken: ({ games, updated, made, known, notes }: ImportResult) => {
      const others = made.filter(([, n]) => n > 0).map(([said, n]) => say(said)(n));
      const isGames = games > 0 || others.length === 0;
      const all = [...(isGames ? [`${games} ${plural(games, 'game', 'games')}`] : []), ...others];
      return `${all.join(', ')} added${updated > 0 ? `, ${updated} ${plural(updated, 'game', 'games')} updated` : ''}${known > 0 ? `, ${known} already here` : ''}.${notes > 0 ? ' Your maps, score sheets and drafts were added too.' : ''}`;
    },
    holds:
      'The file contains your games, decks, card packs, stories and maps. Open it on another device to restore them.',
    unchecked: (n: number) =>
      n === 1
        ? '1 game comes from another version of Alidade and couldn’t be checked.'
        : `${n} games come from another version of Alidade and couldn’t be checked.`,
    failed: 'Couldn’t read or save the file. Nothing changed. Try again.',
    unsaved: 'Couldn’t save the file: your data can’t be read. Reload the page and try again.',
  },
  fr: {
    taken: ({ games, updated, made, known, notes }: ImportResult) => {
      const others = made.filter(([, n]) => n > 0).map(([said, n]) => say(said)(n));
      const isGames = games > 0 || others.length === 0;
      const all = [...(isGames ? [`${games} ${plural(games, 'partie', 'parties')}`] : []), ...others];
      return `Ajouté\u202f: ${all.join(', ')}${updated > 0 ? `\u202f; ${updated} ${plural(updated, 'partie mise', 'parties mises')} à jour` : ''}${known > 0 ? `\u202f; ${known} déjà là` : ''}.${notes > 0 ? ' Vos feuilles et vos brouillons ont été ajoutés aussi.' : ''}`;
    },
    holds:
      'Le fichier contient vos parties, decks, packs de cartes, récits et feuilles. Ouvrez-le sur un autre appareil pour les restaurer.',
    unchecked: (n: number) =>
      n < 2
        ? 'Une partie vient d’une autre version d’Alidade et n’a pas pu être vérifiée.'
        : `${n} parties viennent d’une autre version d’Alidade et n’ont pas pu être vérifiées.`,
    failed: 'Impossible de lire ou d’enregistrer le fichier. Rien n’a changé. Réessayez.',
    unsaved:
      'Impossible d’enregistrer le fichier\u202f: vos données sont illisibles. Rechargez la page et réessayez.',
  },
};

/** Refusals are worded at render time, so that they follow the language. */
type Report =
  | 'reading'
  | 'failed'
  | { readonly taken: ImportResult; readonly left: () => ReturnType<LeftText> }
  | { readonly fault: () => string; readonly refusal: Refusal; readonly part: SoundGame | undefined }
  | undefined;

type LeftText = typeof import('./bundle-messages.ts').leftText;

// The rules load only when there is a file to check.
const takenFrom = async (file: File): Promise<Report> => {
  const [{ importFile }, { faultText, leftText, loadFaults }] = await Promise.all([
    import('./bundle.ts'),
    import('./bundle-messages.ts'),
  ]);
  const outcome: ImportResult | BundleFault = await importFile(file, GAMES);
  const faults = await loadFaults(GAMES);
  return 'games' in outcome
    ? { taken: outcome, left: () => leftText(outcome.left, faults) }
    : { fault: () => faultText(outcome, faults), refusal: outcome.refusal, part: outcome.part };
};

/** Offers the sound part of a damaged game. */
const TakePart = ({ part }: { readonly part: SoundGame | undefined }) => {
  const words = say(RESCUE_MESSAGES);
  const state = useSignal<'offered' | 'taken' | 'failed'>('offered');
  const take = useOnce(async (sound: SoundGame) => {
    try {
      await (await import('./bundle.ts')).importPart(sound);
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
      <Button onClick={() => take(part)}>{words.take(part.move)}</Button>
      {state.value === 'failed' && <span role="alert">{words.failed}</span>}
    </>
  );
};

const Said = ({ report }: { readonly report: Report }) => {
  const words = say(WORDS);
  if (report === undefined) return null;
  if (report === 'reading') return <p role="status">{say(GAME_MESSAGES).reading}</p>;
  if (typeof report === 'object' && 'taken' in report) {
    const { taken } = report;
    const { title, lines, codes } = report.left();
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
                  {codes[i] && <ErrorCode refusal={codes[i]} />}
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
        {report.fault()} <ErrorCode refusal={report.refusal} />
      </p>
      <TakePart part={report.part} />
    </>
  );
};

/** Saves everything as one file, and opens such a file. */
export const Transfer = () => {
  const words = say(GAME_MESSAGES);
  const report = useSignal<Report>(undefined);
  const saving = useSaving();
  const take = async (read: () => File | Promise<File>): Promise<void> => {
    report.value = 'reading';
    try {
      report.value = await takenFrom(await read());
      await refresh();
    } catch {
      report.value = 'failed';
    }
  };
  const { value: opened } = launched;
  useEffect(() => {
    if (opened.length === 0) return;
    launched.value = [];
    const takeAll = async (): Promise<void> => {
      for (const file of opened) await take(() => file.getFile());
    };
    void takeAll();
  }, [opened]);
  const { value: said } = report;
  const identity = typeof said === 'object' && 'taken' in said ? said.taken.identity : undefined;
  const save = (event: Event): void => {
    event.preventDefault();
    report.value = undefined;
    saving.save();
  };
  return (
    <div class="home-transfer">
      <form onSubmit={save}>
        <IncludeIdentity saving={saving} />
        <div class="row">
          <Button type="submit">
            <Icon name="download" />
            {words.export}
          </Button>
          <FileButton accept=".json,.txt,application/json,text/plain" onFile={file => take(() => file)}>
            <Icon name="upload" />
            {words.import}
          </FileButton>
        </div>
      </form>
      <p>{say(WORDS).holds}</p>
      {saving.state.value === 'unsaved' && (
        <p class="error" role="alert">
          {say(WORDS).unsaved}
        </p>
      )}
      <Said report={said} />
      {identity && <IdentityOffer key={said} found={identity} />}
    </div>
  );
};
