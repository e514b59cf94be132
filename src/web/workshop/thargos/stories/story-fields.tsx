import type { Text } from '../../../../engine/text.ts';
import type { CardId, MissionCard, StoryPlan } from '../../../../games/thargos/ui.ts';
import { say, text } from '../../../i18n.ts';
import { Field, Input, SelectGroups } from '../../../ui/ui.ts';
import { textWith } from './edit.ts';
import { WORDS } from './messages.ts';
import { type Bench, pickedFrom } from './model.ts';
import { titleOf } from './needs.ts';

export interface BenchProps {
  readonly bench: Bench;
}

interface TextProps {
  readonly label: (language: string) => string;
  readonly value: Text | undefined;
  readonly onText: (text: Text | undefined) => void;
  readonly isLong?: boolean;
}

/** Two text fields, one below the other, for a text in both languages. */
export const TwoTexts = ({ label, value, onText, isLong = false }: TextProps) => {
  const words = say(WORDS);
  return (
    <>
      {(['en', 'fr'] as const).map(language => {
        const said = value?.[language] ?? '';
        const type = (typed: string): void => onText(textWith(value, language, typed));
        return (
          <Field key={language} label={label(words.languages[language])}>
            {isLong ? (
              <textarea
                rows={3}
                lang={language}
                value={said}
                onInput={({ currentTarget }) => type(currentTarget.value)}
              />
            ) : (
              <Input type="text" lang={language} value={said} onValue={type} />
            )}
          </Field>
        );
      })}
    </>
  );
};

interface MissionFieldProps extends BenchProps {
  readonly label: string;
  readonly value?: string;
  /** The text of a first option that keeps the current `value`, such as a note that nothing is chosen. */
  readonly first: string | undefined;
  readonly without?: ReadonlySet<CardId>;
  /** Called with the chosen Mission, and the story with that Mission's pack added. */
  readonly onPick: (mission: MissionCard, plan: StoryPlan) => void;
}

/** Chooses a built-in Mission or one from a pack. The options are grouped by pack. */
export const MissionField = ({ bench, label, value = '', first, without, onPick }: MissionFieldProps) => {
  const words = say(WORDS);
  const missionGroups = bench.missionGroups.value.map(({ pack, isChosen, missions }) => {
    const options = missions
      .filter(({ id }) => !without?.has(id))
      .map(({ id, name, vp }) => (
        <option key={id} value={isChosen || !pack ? id : `${id} ${pack.id}`}>
          {text(name)} ({id}, {words.vp(vp)})
        </option>
      ));
    return { key: pack?.id ?? '', title: pack ? titleOf(pack) : words.ourCards, options };
  });
  return (
    <Field label={label}>
      <SelectGroups
        value={value}
        onValue={chosen => {
          const [plan, mission] = pickedFrom(bench, chosen);
          if (mission) onPick(mission, plan);
        }}
      >
        {first !== undefined && <option value={value}>{first}</option>}
        {missionGroups.length === 1
          ? missionGroups[0]!.options
          : missionGroups
              .filter(({ options }) => options.length > 0)
              .map(({ key, title, options }) => (
                <optgroup key={key} label={title}>
                  {options}
                </optgroup>
              ))}
      </SelectGroups>
    </Field>
  );
};
