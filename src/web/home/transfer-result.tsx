import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Refusal } from '../../engine/refusal.ts';
import { ErrorLine } from '../error-line.tsx';
import { GAMES } from '../games/list.ts';
import { plural, say } from '../i18n.ts';
import { RESCUE_MESSAGES } from '../rescue/rescue-offer.tsx';
import { saveCopy } from '../store.ts';
import { Button } from '../ui/button.tsx';
import { ErrorCode } from '../ui/error-code.tsx';
import { useOnce } from '../ui/once.ts';
import { type BundleFault, type ImportResult, importFile, type SalvagedFile } from './bundle.ts';
import { faultText, leftText, loadFaults } from './bundle-messages.ts';
import { IdentityOffer } from './identity-file.tsx';
import { refresh } from './saved-games.ts';

const WORDS = {
  en: {
    taken: ({ games, updated, made, known, notes }: ImportResult) => {
      const others = made.filter(([, n]) => n > 0).map(([said, n]) => say(said)(n));
      const isGames = games > 0 || others.length === 0;
      const all = [...(isGames ? [`${games} ${plural(games, 'game', 'games')}`] : []), ...others];
      return `${all.join(', ')} added${updated > 0 ? `, ${updated} ${plural(updated, 'game', 'games')} updated` : ''}${known > 0 ? `, ${known} already here` : ''}.${notes > 0 ? ' Your maps, score sheets and drafts were added too.' : ''}`;
    },
    unchecked: (n: number) =>
      n === 1
        ? '1 game comes from another version of Alidade and couldn’t be checked.'
        : `${n} games come from another version of Alidade and couldn’t be checked.`,
  },
  fr: {
    taken: ({ games, updated, made, known, notes }: ImportResult) => {
      const others = made.filter(([, n]) => n > 0).map(([said, n]) => say(said)(n));
      const isGames = games > 0 || others.length === 0;
      const all = [...(isGames ? [`${games} ${plural(games, 'partie', 'parties')}`] : []), ...others];
      return `Ajouté\u202f: ${all.join(', ')}${updated > 0 ? `\u202f; ${updated} ${plural(updated, 'partie mise', 'parties mises')} à jour` : ''}${known > 0 ? `\u202f; ${known} déjà là` : ''}.${notes > 0 ? ' Vos feuilles et vos brouillons ont été ajoutés aussi.' : ''}`;
    },
    unchecked: (n: number) =>
      n < 2
        ? 'Une partie vient d’une autre version d’Alidade et n’a pas pu être vérifiée.'
        : `${n} parties viennent d’une autre version d’Alidade et n’ont pas pu être vérifiées.`,
  },
};

/** A button that saves the intact part of a damaged game. */
const TakePart = ({ part }: { readonly part: SalvagedFile | undefined }) => {
  const words = say(RESCUE_MESSAGES);
  const state = useSignal<'offered' | 'taken' | 'failed'>('offered');
  const take = useOnce(async (sound: SalvagedFile) => {
    try {
      await saveCopy(sound.game);
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

interface TakenProps {
  readonly taken: ImportResult;
  readonly left: () => ReturnType<typeof leftText>;
}

const Taken = ({ taken, left }: TakenProps) => {
  const words = say(WORDS);
  const { title, lines, codes } = left();
  return (
    <>
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
      {taken.identity && <IdentityOffer found={taken.identity} />}
    </>
  );
};

interface FaultyProps {
  readonly fault: () => string;
  readonly refusal: Refusal;
  readonly part: SalvagedFile | undefined;
}

const Faulty = ({ fault, refusal, part }: FaultyProps) => (
  <>
    <ErrorLine>
      {fault()} <ErrorCode refusal={refusal} />
    </ErrorLine>
    <TakePart part={part} />
  </>
);

/** Imports a file. Returns a component that shows the result in the current language. */
export const importedFrom = async (file: File): Promise<ComponentType> => {
  const outcome: ImportResult | BundleFault = await importFile(file, GAMES);
  const faults = await loadFaults(GAMES);
  if ('games' in outcome) return () => <Taken taken={outcome} left={() => leftText(outcome.left, faults)} />;
  const { refusal, part } = outcome;
  return () => <Faulty fault={() => faultText(outcome, faults)} refusal={refusal} part={part} />;
};
