import { useEffect, useMemo } from 'preact/hooks';
import { authorFaultText, isDeckCode, parseDeckCode } from '../../../../games/thargos/ui.ts';
import { say } from '../../../i18n.ts';
import type { ScreenProps } from '../../../lazy.tsx';
import { linkTo } from '../../../route.ts';
import { language } from '../../../settings.ts';
import { Page } from '../../../ui/page.tsx';
import '../../../games/thargos/card/drawings.ts';
import { loadPacks, packs } from '../../../games/thargos/packs.ts';
import './decks.css';
import { LabScreen } from './lab.tsx';
import { makeLab } from './lab-state.ts';
import { DeckList } from './list.tsx';
import { WORDS } from './messages.ts';
import { decks, findDeck, isStorageBlocked, loadDecks } from './model.ts';
import { PrintScreen } from './print.tsx';

const load = async (): Promise<void> => {
  try {
    await loadPacks();
  } catch {
    packs.value ??= [];
    isStorageBlocked.value = true;
  }
  await loadDecks();
};

const One = ({ id, isPrint }: { readonly id: string; readonly isPrint: boolean }) => {
  const words = say(WORDS);
  const isReady = decks.value !== undefined;
  // What changes within the lab is the lab's; it begins anew with another deck only.
  const lab = useMemo(() => {
    const found = isReady ? findDeck(id) : undefined;
    return found && makeLab(id, found);
  }, [id, isReady]);
  // A shared deck is the address itself: when it is broken, nothing is lost on this device.
  const faults = isDeckCode(id) ? parseDeckCode(id).faults : [];
  if (lab) return isPrint ? <PrintScreen id={id} own={lab.own.value} /> : <LabScreen key={id} lab={lab} />;
  return (
    <Page title={words.lab}>
      {isReady && (
        <>
          {faults.length === 0 && <p role="alert">{words.lost}</p>}
          {faults.length > 0 && (
            <div role="alert" class="error">
              <p>{words.badLink}</p>
              <ul>
                {faults.map(fault => (
                  <li key={fault.code}>{authorFaultText(fault, language.value)}</li>
                ))}
              </ul>
              <p>{words.badLinkDo}</p>
            </div>
          )}
          <a class="button" href={linkTo('thargos', 'decks')}>
            {words.toList}
          </a>
        </>
      )}
    </Page>
  );
};

/** Decks: the list, a deck on the workbench, its cards to print. */
export const Decks = ({ at: [id, part] }: ScreenProps) => {
  useEffect(() => void load(), []);
  return id === undefined ? <DeckList /> : <One id={id} isPrint={part === 'print'} />;
};
