import { useSignal } from '@preact/signals';
import { decksFor } from '../../../../games/thargos/decks/builds.ts';
import { makeDeckFile } from '../../../../games/thargos/decks/file.ts';
import { hasError } from '../../../../games/thargos/packs/fault.ts';
import { refusalText } from '../../../../games/thargos/refusals/refusals.ts';
import { useBeginning } from '../../../begin.tsx';
import { freshSeed } from '../../../chance.ts';
import { saveFile } from '../../../files.ts';
import { say, text } from '../../../say.ts';
import { language } from '../../../settings.ts';
import { Icon } from '../../../ui/icon.tsx';
import { startGame } from '../local-table.ts';
import { packs, usePacks } from '../packs.ts';
import type { Lab } from './lab-state.ts';
import { codeOf, deckRules, isForStory, type LabRules, linkOf, packsOf } from './model.ts';
import { PANEL_WORDS } from './panel-words.ts';
import { PLAYS } from './plays.ts';
import { WORDS } from './words.ts';

const CopyField = ({ label, value }: { readonly label: string; readonly value: string }) => {
  const words = say(WORDS);
  const isCopied = useSignal(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      isCopied.value = true;
    } catch {
      // On plain http there is no clipboard; the field can still be selected.
    }
  };
  return (
    <div class="th-decks-code">
      <label>
        <span class="field-name">{label}</span>
        <input type="text" readOnly value={value} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <button type="button" onClick={() => void copy()}>
        <Icon name="copy" /> {words.copyText}
        <span class="hidden"> ({label})</span>
      </button>
      <span role="status">{isCopied.value && words.copied}</span>
    </div>
  );
};

/** The deck as a code, a link or a file. */
export const Share = ({ lab }: { readonly lab: Lab }) => {
  const words = say(WORDS);
  const { deck } = lab.own.value;
  const code = codeOf(deck);
  return (
    <details class="th-decks-fold">
      <summary>{words.share}</summary>
      <p class="quiet">{code ? words.shareNote : words.noCode}</p>
      {code && <CopyField label={words.code} value={code} />}
      {code && <CopyField label={words.link} value={linkOf(code)} />}
      <button type="button" onClick={() => saveFile(`deck-${deck.id}.json`, makeDeckFile(deck))}>
        <Icon name="download" /> {words.saveFile}
      </button>
    </details>
  );
};

/** Starts a duel with this deck. */
export const Play = ({ lab }: { readonly lab: Lab }) => {
  const words = say(WORDS);
  const { pointsCap } = lab.own.value.rules;
  const decks = decksFor(pointsCap);
  const picked = useSignal('');
  const other = decks.find(({ id }) => id === picked.value) ?? decks.find(({ id }) => id !== lab.id)!;
  const isQuick = useSignal(true);
  const isLegal = !hasError(lab.faults.value);
  const start = async () => {
    const own = lab.own.value;
    return startGame({
      players: [{}, { name: text(other.title), bot: 'greedy' }],
      config: {
        mode: 'duel',
        quickPlay: isQuick.value,
        pointsCap,
        sets: deckRules(own.rules).sets ?? 'core',
        packs: await usePacks(packsOf(own)),
        decks: [own.deck, other.id],
      },
      seed: freshSeed(),
    });
  };
  const { begin, fault } = useBeginning(start, 'thargos', 'table');
  return (
    <div class="th-decks-play">
      <div class="row">
        <button type="button" class="main-button" disabled={!isLegal} onClick={begin}>
          {words.play}
        </button>
        <label class="th-decks-against">
          <span>{words.against} </span>
          <select
            value={other.id}
            onChange={({ currentTarget }) => {
              picked.value = currentTarget.value;
            }}
          >
            {decks.map(deck => (
              <option key={deck.id} value={deck.id}>
                {text(deck.title)}
              </option>
            ))}
          </select>
        </label>
        <label class="field-choice">
          <input
            type="checkbox"
            checked={isQuick.value}
            onChange={({ currentTarget }) => {
              isQuick.value = currentTarget.checked;
            }}
          />
          {words.quick}
        </label>
      </div>
      {!isLegal && <p class="quiet">{say(PANEL_WORDS).notLegal}</p>}
      {fault.value && (
        <p role="alert">
          {fault.value === 'not-kept' ? words.startNotKept : refusalText(fault.value, language.value)}
        </p>
      )}
    </div>
  );
};

const CAPS = [60, 90, 120, 150, 180, 240];

/** What the deck is built for, and from which cards. */
export const BuiltFor = ({ lab }: { readonly lab: Lab }) => {
  const words = say(WORDS);
  const own = lab.own.value;
  const set = (rules: Partial<LabRules>): void => lab.change({ ...own, rules: { ...own.rules, ...rules } });
  const known = packs.value ?? [];
  const { play, pointsCap } = own.rules;
  const builtFor = [words.plays[play], ...(pointsCap === null ? [] : [words.points(pointsCap)])];
  return (
    <details class="th-decks-fold">
      <summary>{words.builtForWhat(builtFor.join(', '))}</summary>
      <div class="row">
        <label>
          <span class="field-name">{words.builtFor}</span>
          <select
            value={own.rules.play}
            onChange={({ currentTarget }) => set({ play: currentTarget.value as LabRules['play'] })}
          >
            {PLAYS.map(play => (
              <option key={play} value={play}>
                {words.plays[play]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span class="field-name">{words.cap}</span>
          <select
            value={own.rules.pointsCap ?? ''}
            onChange={({ currentTarget }) =>
              set({ pointsCap: currentTarget.value === '' ? null : Number(currentTarget.value) })
            }
          >
            <option value="">{words.noCap}</option>
            {CAPS.map(cap => (
              <option key={cap} value={cap}>
                {words.points(cap)}
              </option>
            ))}
          </select>
        </label>
        <label class="field-choice">
          <input
            type="checkbox"
            checked={own.rules.hasCondar || isForStory(own.rules)}
            disabled={isForStory(own.rules)}
            onChange={({ currentTarget }) => set({ hasCondar: currentTarget.checked })}
          />
          {words.withCondar}
        </label>
        {known.length > 0 && (
          <label>
            <span class="field-name">{words.packs}</span>
            <select
              value={own.packs[0] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                lab.change({ ...own, packs: value === '' ? [] : [value] })
              }
            >
              <option value="">{words.ourCards}</option>
              {known.map(({ id, pack }) => (
                <option key={id} value={id}>
                  {text(pack.pack.title ?? { en: pack.pack.id, fr: pack.pack.id })}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
    </details>
  );
};
