import { useState } from 'preact/hooks';
import { decksFor, hasError, makeDeckFile, refusalText } from '../../../../games/thargos/ui.ts';
import { saveFile } from '../../../files.ts';
import { startGame } from '../../../games/thargos/local-table.ts';
import { packs, usePacks } from '../../../games/thargos/packs.ts';
import { say, text } from '../../../i18n.ts';
import { randomSeed } from '../../../random-ids.ts';
import { language } from '../../../settings.ts';
import { StartFaultText, useStartGame } from '../../../start-game.tsx';
import { Button, Checkbox, Field, Icon, Input, Select, SelectField } from '../../../ui/ui.ts';
import { WORDS as SHARED } from '../shared/messages.ts';
import type { Lab } from './lab-state.ts';
import { WORDS } from './messages.ts';
import { codeOf, deckRules, isForStory, keepNew, type LabRules, linkOf, packsOf } from './model.ts';
import { PANEL_WORDS } from './panel-messages.ts';
import { PLAYS } from './plays.ts';

const CopyField = ({ label, value }: { readonly label: string; readonly value: string }) => {
  const words = say(WORDS);
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // A page on plain http has no access to the clipboard. The user can still select the text in the field.
    }
  };
  return (
    <div class="row full-fields">
      <Field label={label} class="wide-field">
        <Input type="text" readOnly value={value} onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
      <Button onClick={() => void copy()}>
        <Icon name="copy" /> {words.copyText}
        <span class="hidden"> ({label})</span>
      </Button>
      <span role="status">{isCopied && words.copied}</span>
    </div>
  );
};

export const Share = ({ lab }: { readonly lab: Lab }) => {
  const words = say(WORDS);
  const shared = say(SHARED);
  const { deck } = lab.own.value;
  const code = codeOf(deck);
  return (
    <details class="th-decks-part has-folds">
      <summary>{shared.share}</summary>
      <p class="quiet">{code ? words.shareNote : words.noCode}</p>
      {code && <CopyField label={words.code} value={code} />}
      {code && <CopyField label={words.link} value={linkOf(code)} />}
      <Button onClick={() => saveFile(`deck-${deck.id}.json`, makeDeckFile(deck))}>
        <Icon name="download" /> {shared.saveFile}
      </Button>
    </details>
  );
};

/** Returns `begin`, which saves a deck as a new one and opens it in the deck lab. */
export const useNewDeck = () => useStartGame(keepNew, 'thargos', 'decks');

export const Play = ({ lab }: { readonly lab: Lab }) => {
  const words = say(WORDS);
  const { pointsCap } = lab.own.value.rules;
  const decks = decksFor(pointsCap);
  const [picked, setPicked] = useState('');
  const other = decks.find(({ id }) => id === picked) ?? decks.find(({ id }) => id !== lab.id)!;
  const [isQuick, setQuick] = useState(true);
  const isLegal = !hasError(lab.faults.value);
  const start = async () => {
    const own = lab.own.value;
    return startGame({
      players: [{}, { name: text(other.title), bot: 'greedy' }],
      config: {
        mode: 'duel',
        quickPlay: isQuick,
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
    <div>
      <div class="row">
        <Button look="main" disabled={!isLegal} onClick={begin}>
          {words.play}
        </Button>
        <label class="th-decks-against">
          <span>{words.against} </span>
          <Select
            value={other.id}
            onValue={setPicked}
            options={decks.map(deck => ({ value: deck.id, name: text(deck.title) }))}
          />
        </label>
        <Checkbox isOn={isQuick} onToggle={setQuick}>
          {words.quick}
        </Checkbox>
      </div>
      {!isLegal && <p class="quiet">{say(PANEL_WORDS).notLegal}</p>}
      <StartFaultText fault={fault.value} reason={why => refusalText(why, language.value)} />
    </div>
  );
};

const CAPS = [60, 90, 120, 150, 180, 240];

export const BuiltFor = ({ lab }: { readonly lab: Lab }) => {
  const words = say(WORDS);
  const own = lab.own.value;
  const set = (rules: Partial<LabRules>): void => lab.change({ ...own, rules: { ...own.rules, ...rules } });
  const known = packs.value ?? [];
  const { play, pointsCap } = own.rules;
  const builtFor = [words.plays[play], ...(pointsCap === null ? [] : [words.points(pointsCap)])];
  return (
    <details class="th-decks-part has-folds">
      <summary>{words.builtForWhat(builtFor.join(', '))}</summary>
      <div class="row">
        <SelectField
          label={words.builtFor}
          value={play}
          onValue={chosen => set({ play: chosen })}
          options={PLAYS.map(each => [each, words.plays[each]])}
        />
        <SelectField
          label={words.cap}
          value={pointsCap ?? ''}
          onValue={cap => set({ pointsCap: cap === '' ? null : cap })}
          options={[['', words.noCap], ...CAPS.map(cap => [cap, words.points(cap)] as const)]}
        />
        <Checkbox
          isOn={own.rules.hasCondar || isForStory(own.rules)}
          onToggle={isOn => set({ hasCondar: isOn })}
          isDisabled={isForStory(own.rules)}
        >
          {words.withCondar}
        </Checkbox>
        {known.length > 0 && (
          <SelectField
            label={say(SHARED).packs}
            value={own.packs[0] ?? ''}
            onValue={chosen => lab.change({ ...own, packs: chosen === '' ? [] : [chosen] })}
            options={[
              ['', words.ourCards],
              ...known.map(
                ({ id, pack: { pack } }) => [id, pack.title ? text(pack.title) : pack.id] as const,
              ),
            ]}
          />
        )}
      </div>
    </details>
  );
};
