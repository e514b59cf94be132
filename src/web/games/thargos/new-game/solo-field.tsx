import { keysOf } from '../../../../engine/util.ts';
import { ATTITUDES, hasRival, SOLO, type SoloConfig } from '../../../../games/thargos/ui.ts';
import { say, text } from '../../../i18n.ts';
import { SelectField } from '../../../screens/new-game/fields.tsx';
import { YES_NO } from '../../../screens/new-game/plan.ts';
import { ChoiceButtons } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FieldPanel } from '../../../ui/panel.tsx';
import { Select } from '../../../ui/select.tsx';
import { withSolo } from './draft.ts';
import { type FormProps, NumberField, Why } from './form.tsx';

const WORDS = {
  en: {
    title: 'The Rival',
    levels: { easier: 'Easier', usual: 'Normal', harder: 'Harder', merciless: 'Merciless' },
    levelsLabel: 'Difficulty',
    rivalFullEffects: 'All effects of the Rival’s cards',
    fullWhy: 'If no, only automatic and permanent effects happen. If yes, the Rival’s choices are random.',
    rivalTarget: 'The Rival’s target',
    targetWhy: 'The hero points of the four heroes in play, or of all six.',
    targets: { inPlay: 'Four heroes', six: 'Six heroes' },
    attitude: 'Attitude die',
    attitudeWhy:
      'The meaning of each face. Aggressive: attacks with four cards, defends with two. Wary: three and three. Defensive: two and four.',
    face: (n: number) => `Face ${n}`,
    attitudes: { aggressive: 'aggressive', wary: 'wary', defensive: 'defensive' },
  },
  fr: {
    title: 'Le Rival',
    levels: {
      easier: 'Plus facile',
      usual: 'Normale',
      harder: 'Plus difficile',
      merciless: 'Sans pitié',
    },
    levelsLabel: 'Difficulté',
    rivalFullEffects: 'Tous les effets des cartes du Rival',
    fullWhy:
      'Sinon, seuls les effets automatiques et permanents ont lieu. Si oui, le Rival choisit au hasard.',
    rivalTarget: 'Objectif du Rival',
    targetWhy: 'Les points de héros des quatre héros en jeu, ou des six.',
    targets: { inPlay: 'Quatre héros', six: 'Six héros' },
    attitude: 'Dé d’attitude',
    attitudeWhy:
      'Le sens de chaque face. Agressive\u202f: quatre cartes en attaque, deux en défense\u202f; méfiante\u202f: trois et trois\u202f; défensive\u202f: deux et quatre.',
    face: (n: number) => `Face ${n}`,
    attitudes: { aggressive: 'agressive', wary: 'méfiante', defensive: 'défensive' },
  },
};

const LEVELS: { readonly [L in keyof (typeof WORDS)['en']['levels']]: Partial<SoloConfig> } = {
  easier: { pileDelta: -1 },
  usual: {},
  harder: { pileDelta: 1, startInfamy: 1 },
  merciless: { pileDelta: 1, startInfamy: 2, rivalFullEffects: true },
};

const LEVEL_NAMES = keysOf(LEVELS);

const KNOBS = ['pileDelta', 'startInfamy', 'rivalFullEffects'] as const;

const isAt = (solo: SoloConfig, level: Partial<SoloConfig>): boolean =>
  KNOBS.every(key => solo[key] === (level[key] ?? SOLO[key]));

const Levels = ({ draft, change, config }: FormProps) => {
  const words = say(WORDS);
  const pick = (level: Partial<SoloConfig>): void => {
    const { pileDelta: _, startInfamy: __, rivalFullEffects: ___, ...rest } = draft.solo;
    change({ ...draft, solo: { ...rest, ...level } });
  };
  return (
    <ChoiceButtons
      label={words.levelsLabel}
      options={LEVEL_NAMES.map(name => [name, words.levels[name]])}
      value={LEVEL_NAMES.find(name => isAt(config.solo, LEVELS[name]))}
      onValue={name => pick(LEVELS[name ?? 'usual'])}
    />
  );
};

const AttitudeDie = ({ draft, change, config }: FormProps) => {
  const words = say(WORDS);
  const { attitudeMap } = config.solo;
  return (
    <fieldset class="th-new-die">
      <legend class="new-label">{words.attitude}</legend>
      <p class="new-why note">{words.attitudeWhy}</p>
      {attitudeMap.map((attitude, i) => (
        <Field label={words.face(i + 1)} key={i}>
          <Select
            value={attitude}
            onValue={chosen => change(withSolo(draft, 'attitudeMap', attitudeMap.with(i, chosen)))}
            options={ATTITUDES.map(each => ({ value: each, name: words.attitudes[each] }))}
          />
        </Field>
      ))}
    </fieldset>
  );
};

export const SoloField = (form: FormProps) => {
  const words = say(WORDS);
  const { draft, change, config } = form;
  const { solo } = config;
  if (!hasRival(config)) return null;
  const isChanged = (key: keyof SoloConfig): boolean => Object.hasOwn(draft.solo, key);
  return (
    <FieldPanel title={words.title}>
      <Levels {...form} />
      <div class="new-choices">
        {(['pileDelta', 'startInfamy'] as const).map(key => (
          <NumberField
            key={key}
            form={form}
            of={key}
            value={solo[key]}
            isChanged={isChanged(key)}
            pick={value => change(withSolo(draft, key, value))}
          />
        ))}
        <SelectField
          id="choice-full"
          title={words.rivalFullEffects}
          why={<Why why={words.fullWhy} rule="HT-11.9" />}
          isChanged={isChanged('rivalFullEffects')}
          value={solo.rivalFullEffects}
          options={[false, true].map(value => ({ value, name: text(YES_NO[`${value}`]) }))}
          pick={value => change(withSolo(draft, 'rivalFullEffects', value))}
        />
        <SelectField
          id="choice-target"
          title={words.rivalTarget}
          why={<Why why={words.targetWhy} rule="HT-A-22" />}
          isChanged={isChanged('rivalTarget')}
          value={solo.rivalTarget}
          options={(['inPlay', 'six'] as const).map(value => ({ value, name: words.targets[value] }))}
          pick={value => change(withSolo(draft, 'rivalTarget', value))}
        />
      </div>
      <AttitudeDie {...form} />
    </FieldPanel>
  );
};
