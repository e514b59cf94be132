import { useSignal } from '@preact/signals';
import { decksFor, hasError, makeDeckFile, refusalText } from '../../../../games/thargos/ui.ts';
import { saveFile } from '../../../files.ts';
import { startGame } from '../../../games/thargos/local-table.ts';
import { packs, usePacks } from '../../../games/thargos/packs.ts';
import { say, text } from '../../../i18n.ts';
import { randomSeed } from '../../../random-ids.ts';
import { language } from '../../../settings.ts';
import { useStartGame } from '../../../start-game.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Select, SelectGroups } from '../../../ui/select.tsx';
import type { Lab } from './lab-state.ts';
import { WORDS } from './messages.ts';
import { codeOf, deckRules, isForStory, type LabRules, linkOf, packsOf } from './model.ts';
import { PANEL_WORDS } from './panel-messages.ts';
import { PLAYS } from './plays.ts';

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
      <Field label={label}>
        <Input type="text" readOnly value={value} onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
      <Button onClick={() => void copy()}>
        <Icon name="copy" /> {words.copyText}
        <span class="hidden"> ({label})</span>
      </Button>
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
      <Button onClick={() => saveFile(`deck-${deck.id}.json`, makeDeckFile(deck))}>
        <Icon name="download" /> {words.saveFile}
      </Button>
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
      seed: randomSeed(),
    });
  };
  const { begin, fault } = useStartGame(start, 'thargos', 'table');
  return (
    <div class="th-decks-play">
      <div class="row">
        <Button look="main" disabled={!isLegal} onClick={begin}>
          {words.play}
        </Button>
        <label class="th-decks-against">
          <span>{words.against} </span>
          <Select
            value={other.id}
            onValue={chosen => {
              picked.value = chosen;
            }}
            options={decks.map(deck => ({ value: deck.id, name: text(deck.title) }))}
          />
        </label>
        <Checkbox
          isOn={isQuick.value}
          onToggle={isOn => {
            isQuick.value = isOn;
          }}
        >
          {words.quick}
        </Checkbox>
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
        <Field label={words.builtFor}>
          <Select
            value={own.rules.play}
            onValue={chosen => set({ play: chosen })}
            options={PLAYS.map(play => ({ value: play, name: words.plays[play] }))}
          />
        </Field>
        <Field label={words.cap}>
          <SelectGroups
            value={own.rules.pointsCap ?? ''}
            onValue={chosen => set({ pointsCap: chosen === '' ? null : Number(chosen) })}
          >
            <option value="">{words.noCap}</option>
            {CAPS.map(cap => (
              <option key={cap} value={cap}>
                {words.points(cap)}
              </option>
            ))}
          </SelectGroups>
        </Field>
        <Checkbox
          isOn={own.rules.hasCondar || isForStory(own.rules)}
          onToggle={isOn => set({ hasCondar: isOn })}
          isDisabled={isForStory(own.rules)}
        >
          {words.withCondar}
        </Checkbox>
        {known.length > 0 && (
          <Field label={words.packs}>
            <SelectGroups
              value={own.packs[0] ?? ''}
              onValue={chosen => lab.change({ ...own, packs: chosen === '' ? [] : [chosen] })}
            >
              <option value="">{words.ourCards}</option>
              {known.map(({ id, pack }) => (
                <option key={id} value={id}>
                  {text(pack.pack.title ?? { en: pack.pack.id, fr: pack.pack.id })}
                </option>
              ))}
            </SelectGroups>
          </Field>
        )}
      </div>
    </details>
  );
};
