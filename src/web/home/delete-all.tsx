import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import { closeAllWindows } from '../deletion.tsx';
import { GAMES } from '../games/list.ts';
import type { UserContent } from '../games/user-content.ts';
import { say } from '../i18n.ts';
import { mayHaveSeat } from '../online/stored-keys.ts';
import { deleteStoredGames } from '../store.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { ErrorCode } from '../ui/error-code.tsx';
import { useOnce } from '../ui/once.ts';
import { SureButton } from '../ui/sure-button.tsx';

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

/** Another window may hold the database open, but its contents are cleared by then. */
const deleteDatabase = (name: string): Promise<boolean> =>
  new Promise(resolve => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve(true);
    request.onerror = () => resolve(false);
    request.onblocked = () => resolve(false);
  });

const deleteDatabases = async (): Promise<boolean> => {
  // Firefox before 126 doesn't list databases.
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

/** Offline, even this part of the page may fail to load. */
const deleteOnServer = (): Promise<Refusal | undefined> =>
  import('../online/api.ts').then(
    ({ deletePlayer }) => deletePlayer(),
    () => refuse('no-server'),
  );

/** Deletes what this browser stores, after confirmation. Online players may first delete their data on the server. */
export const DeleteAll = () => {
  const words = say(WORDS);
  const step = useSignal<'rest' | 'asking' | 'busy' | Refusal>('rest');
  const isServerToo = useSignal(true);
  // The pressed button disappears, so the one in its place takes the focus.
  const next = useRef<HTMLButtonElement>(null);
  const shown = useRef(step.value);
  useEffect(() => {
    if (shown.current !== step.value) next.current?.focus();
    shown.current = step.value;
  }, [step.value]);
  const drop = useOnce(async (isOnServer: boolean) => {
    step.value = 'busy';
    const refusal = isOnServer ? await deleteOnServer() : undefined;
    if (isRefusal(refusal)) step.value = refusal;
    else await deleteHere();
  });
  const cancel = (): void => {
    step.value = 'rest';
  };
  const { value: at } = step;
  if (at === 'rest')
    return (
      <Button
        key="drop"
        ref={next}
        onClick={() => {
          step.value = 'asking';
        }}
      >
        {words.drop}
      </Button>
    );
  if (at === 'busy') return <p role="status">{words.busy}</p>;
  if (isRefusal(at)) {
    const isUnreached = ['offline', 'no-server'].includes(at.refused);
    return (
      <div role="group" aria-label={words.drop}>
        <p class="error" role="alert">
          {isUnreached ? words.unreached : words.refused} {words.stays} <ErrorCode refusal={at} />
        </p>
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
        <Checkbox
          class="radio-card"
          isOn={isServerToo.value}
          onToggle={isOn => {
            isServerToo.value = isOn;
          }}
        >
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
        <SureButton onClick={() => drop(isPlayer && isServerToo.value)}>{words.yes}</SureButton>
      </div>
    </div>
  );
};
