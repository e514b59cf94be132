import { useEffect, useRef, useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { closeAllWindows } from '../deletion.tsx';
import { ErrorLine } from '../error-line.tsx';
import { GAMES } from '../games/list.ts';
import type { UserContent } from '../games/user-content.ts';
import { say } from '../i18n.ts';
import { mayHaveSeat } from '../online/stored-keys.ts';
import { refuse } from '../refusals.ts';
import { deleteStoredGames } from '../store.ts';
import { Button, SureButton } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { ErrorCode } from '../ui/error-code.tsx';
import { useOnce } from '../ui/once.ts';

const WORDS = {
  en: {
    drop: 'Delete everything',
    sure: 'Delete all games, decks, card packs, stories, names, settings and keys to online tables from this browser? You can’t undo this.',
    server: 'Leave my online tables and delete my data on the server first',
    serverNote:
      'Bots continue in your seats, and the server forgets your name and keys. Otherwise your seats and your name stay on the server, and only your key can delete them.',
    yes: 'Yes, delete everything',
    cancel: 'Cancel',
    busy: 'Deleting…',
    unreached: 'Couldn’t reach the server. Nothing was deleted yet.',
    refused: 'The server didn’t delete your data. Nothing was deleted here.',
    stays:
      'If you delete only here, your seats and your name stay on the server and you can’t delete them later.',
    again: 'Try again',
    onlyHere: 'Delete only here',
  },
  fr: {
    drop: 'Tout supprimer',
    sure: 'Supprimer de ce navigateur toutes les parties, tous les decks, packs de cartes et récits, les noms, les réglages et les clés des tables en ligne\u202f? C’est irréversible.',
    server: 'Quitter d’abord mes tables en ligne et supprimer mes données du serveur',
    serverNote:
      'Des bots continuent à vos places, et le serveur oublie votre nom et vos clés. Sinon, vos places et votre nom restent sur le serveur, et seule votre clé peut les supprimer.',
    yes: 'Oui, tout supprimer',
    cancel: 'Annuler',
    busy: 'Suppression…',
    unreached: 'Le serveur est injoignable. Rien n’est encore supprimé.',
    refused: 'Le serveur n’a pas supprimé vos données. Rien n’est supprimé ici.',
    stays:
      'Si vous supprimez seulement ici, vos places et votre nom restent sur le serveur, et vous ne pourrez plus les supprimer.',
    again: 'Réessayer',
    onlyHere: 'Supprimer seulement ici',
  },
};

export const userContentOfAll = (): Promise<readonly UserContent[]> =>
  Promise.all(GAMES.flatMap(({ userContent: own }) => own?.() ?? []));

const clearDatabases = async (): Promise<void> => {
  await deleteStoredGames();
  for (const own of await userContentOfAll()) await own.dropAll();
};

/** Deletes a database and returns whether that worked. A different window may keep it open, but it is already empty. */
const deleteDatabase = (name: string): Promise<boolean> =>
  new Promise(resolve => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve(true);
    request.onerror = () => resolve(false);
    request.onblocked = () => resolve(false);
  });

const deleteDatabases = async (): Promise<boolean> => {
  // Firefox before version 126 can't list databases.
  const all = (await indexedDB.databases?.()) ?? [];
  const ours = all.flatMap(({ name }) => (name?.startsWith('alidade') ? [name] : []));
  const deleted = await Promise.all(ours.map(deleteDatabase));
  return ours.length > 0 && deleted.every(Boolean);
};

const deleteHere = async (): Promise<void> => {
  const isCleared = await clearDatabases().then(
    () => true,
    () => false,
  );
  const isDeleted = await deleteDatabases().catch(() => false);
  closeAllWindows(isCleared || isDeleted ? 'all' : 'partly');
};

/** Deletes the player's data on the server. If the module for that can't load, the server counts as unreachable. */
const deleteOnServer = (): Promise<Refusal | undefined> =>
  import('../online/api.ts').then(
    ({ deletePlayer }) => deletePlayer(),
    () => refuse('no-server'),
  );

/** A button that deletes everything this browser stores. Online players may first delete their data on the server. */
export const DeleteAll = () => {
  const words = say(WORDS);
  const [step, setStep] = useState<'rest' | 'asking' | 'busy' | Refusal>('rest');
  const [isServerToo, setServerToo] = useState(true);
  // The pressed button disappears, so the button that replaces it takes the focus.
  const next = useRef<HTMLButtonElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) next.current?.focus();
    shown.current = step;
  }, [step]);
  const drop = useOnce(async (isOnServer: boolean) => {
    setStep('busy');
    const refusal = isOnServer ? await deleteOnServer() : undefined;
    if (isRefusal(refusal)) setStep(refusal);
    else await deleteHere();
  });
  const cancel = (): void => setStep('rest');
  if (step === 'rest')
    return (
      <Button key="drop" ref={next} onClick={() => setStep('asking')}>
        {words.drop}
      </Button>
    );
  if (step === 'busy') return <p role="status">{words.busy}</p>;
  if (isRefusal(step)) {
    const isUnreached = ['offline', 'no-server'].includes(step.refused);
    return (
      <div role="group" aria-label={words.drop}>
        <ErrorLine>
          {isUnreached ? words.unreached : words.refused} {words.stays} <ErrorCode refusal={step} />
        </ErrorLine>
        <div class="row">
          <Button ref={next} onClick={() => drop(true)}>
            {words.again}
          </Button>
          <Button onClick={cancel}>{words.cancel}</Button>
          <SureButton onClick={() => drop(false)}>{words.onlyHere}</SureButton>
        </div>
      </div>
    );
  }
  const isPlayer = mayHaveSeat();
  return (
    <div role="group" aria-label={words.sure}>
      <p class="error">{words.sure}</p>
      {isPlayer && (
        <Checkbox class="radio-card" isOn={isServerToo} onToggle={setServerToo}>
          <span>
            {words.server}
            <small>{words.serverNote}</small>
          </span>
        </Checkbox>
      )}
      <div class="row">
        <Button ref={next} onClick={cancel}>
          {words.cancel}
        </Button>
        <SureButton onClick={() => drop(isPlayer && isServerToo)}>{words.yes}</SureButton>
      </div>
    </div>
  );
};
