import { type Signal, useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { ErrorLine } from '../error-line.tsx';
import { say } from '../i18n.ts';
import { launched } from '../launched-files.ts';
import { lazy } from '../lazy.tsx';
import { identityHere } from '../online/stored-keys.ts';
import { Button } from '../ui/button.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { HOME_MESSAGES } from './home-messages.ts';
import { refresh } from './saved-games.ts';
import { useSaving } from './saving.ts';

const WORDS = {
  en: {
    holds:
      'The file contains your games, decks, card packs, stories and maps. Open it on another device to restore them.',
    failed: 'Couldn’t read or save the file. Nothing changed. Try again.',
    unsaved: 'Couldn’t save the file: your data can’t be read. Reload the page and try again.',
  },
  fr: {
    holds:
      'Le fichier contient vos parties, decks, packs de cartes, récits et feuilles. Ouvrez-le sur un autre appareil pour les restaurer.',
    failed: 'Impossible de lire ou d’enregistrer le fichier. Rien n’a changé. Réessayez.',
    unsaved:
      'Impossible d’enregistrer le fichier\u202f: vos données sont illisibles. Rechargez la page et réessayez.',
  },
};

const IncludeIdentity = lazy(async () => (await import('./identity-file.tsx')).IncludeIdentity);

/** The state of an import, or a component that shows its result. */
type Report = 'reading' | 'failed' | { readonly Result: ComponentType } | undefined;

// The import is loaded only when it is needed, because it includes the rules of all games.
const takenFrom = async (file: File): Promise<Report> => ({
  Result: await (await import('./transfer-result.tsx')).importedFrom(file),
});

const takeFile = async (report: Signal<Report>, read: () => File | Promise<File>): Promise<void> => {
  report.value = 'reading';
  try {
    report.value = await takenFrom(await read());
    await refresh();
  } catch {
    report.value = 'failed';
  }
};

/** The buttons to save everything as one file and to open such a file. */
export const Transfer = () => {
  const words = say(HOME_MESSAGES);
  const report = useSignal<Report>(undefined);
  const saving = useSaving();
  const opened = launched.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the signal is outside the component, but its value changes
  useEffect(() => {
    if (opened.length === 0) return;
    launched.value = [];
    const takeAll = async (): Promise<void> => {
      for (const file of opened) await takeFile(report, () => file.getFile());
    };
    void takeAll();
  }, [opened, report]);
  const { value: said } = report;
  const open = (file: File) => takeFile(report, () => file);
  const save = (event: Event): void => {
    event.preventDefault();
    report.value = undefined;
    saving.save();
  };
  return (
    <div class="home-transfer">
      <form onSubmit={save}>
        {identityHere() && <IncludeIdentity saving={saving} />}
        <div class="row">
          <Button type="submit">
            <Icon name="download" />
            {words.export}
          </Button>
          <FileButton accept=".json,.txt,application/json,text/plain" onFile={open}>
            <Icon name="upload" />
            {words.import}
          </FileButton>
        </div>
      </form>
      <p>{say(WORDS).holds}</p>
      <ErrorLine>{saving.state.value === 'unsaved' && say(WORDS).unsaved}</ErrorLine>
      {said === 'reading' && <p role="status">{words.reading}</p>}
      <ErrorLine>{said === 'failed' && say(WORDS).failed}</ErrorLine>
      {typeof said === 'object' && <said.Result />}
    </div>
  );
};
