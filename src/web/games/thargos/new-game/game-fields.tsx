import { useContext } from 'preact/hooks';
import { CHOICES, isSoloMode, isStoryMode, STORIES, type StoryPlan } from '../../../../games/thargos/ui.ts';
import { deName } from '../../../../text/french.ts';
import { listed, plural, say, text } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { Option, Options } from '../../../screens/new-game/fields.tsx';
import { IsOnline } from '../../../screens/new-game/plan.ts';
import { FieldPanel } from '../../../ui/panel.tsx';
import { needsOf, refName, titleOf } from '../../../workshop/thargos/stories/needs.ts';
import { userContentKey } from '../user-content/storage.ts';
import { CHOICE_WORDS } from './choice-messages.ts';
import { withMode, withRules } from './draft.ts';
import { ChoiceField, Fault, type FormProps, plannedGame, RuleLink } from './form.tsx';
import { changesIn } from './rule-set.ts';

const WORDS = {
  en: {
    notes: {
      duel: 'Two players, four tracks between them. Start here.',
      circle: 'Three to eight players, two tracks with each neighbor.',
      story: 'One to eight players on a map of Missions, competing or together.',
      solo: 'You against the Rival, who is played by dice.',
      'solo-story': 'A map of Missions for one player, with or without the Rival.',
    },
    book: 'The rulebook as written.',
    balanced: 'Our changes for an even match:',
    title: 'Story',
    missions: (n: number) => `${n} ${plural(n, 'Mission', 'Missions')}`,
    own: 'yours',
    needs: (packs: string) => `needs ${packs}`,
    missing: (packs: string) => `Not on this device: ${packs}. Import the pack.`,
    unnamed: 'Unnamed story',
    workshop: 'Write a story',
  },
  fr: {
    notes: {
      duel: 'Deux joueurs, quatre pistes entre eux. Pour commencer.',
      circle: 'De trois à huit joueurs, deux pistes avec chaque voisin.',
      story: 'De un à huit joueurs sur un plan de missions, les uns contre les autres ou ensemble.',
      solo: 'Vous contre le Rival. Les dés décident pour lui.',
      'solo-story': 'Un plan de missions pour un seul joueur, avec ou sans le Rival.',
    },
    book: 'Le livret tel qu’il est écrit.',
    balanced: 'Nos changements pour une partie équilibrée\u202f:',
    title: 'Récit',
    missions: (n: number) => `${n} ${plural(n, 'mission', 'missions')}`,
    own: 'à vous',
    needs: (packs: string) => `a besoin ${deName(packs)}`,
    missing: (packs: string) => `Absent de cet appareil\u202f: ${packs}. Importez le pack.`,
    unnamed: 'Récit sans nom',
    workshop: 'Écrire un récit',
  },
};

export const ModeField = (form: FormProps) => {
  const { draft, change } = form;
  const { notes } = say(WORDS);
  // Online tables have no solo modes.
  const isFar = useContext(IsOnline);
  const modes = CHOICES.mode.filter(mode => !isFar || !isSoloMode({ mode }));
  return (
    <FieldPanel title={text(CHOICE_WORDS.mode.title)}>
      <Options
        group="mode"
        values={modes}
        wordsOf={mode => [text(CHOICE_WORDS.mode.values[mode]), notes[mode]]}
        chosen={draft.mode}
        choose={mode => change(withMode(draft, mode))}
      />
      <div class="new-choices">
        <ChoiceField of="quickPlay" form={form} />
        <ChoiceField of="coop" form={form} />
        <ChoiceField of="coopTarget" form={form} />
        <ChoiceField of="soloStory" form={form} />
      </div>
    </FieldPanel>
  );
};

/** HT-A-52: chooses the rule set and lists what it changes. */
export const RulesField = ({ draft, config, change }: FormProps) => {
  const words = say(WORDS);
  return (
    <FieldPanel title={text(CHOICE_WORDS.rules.title)}>
      <Options
        group="rules"
        values={CHOICES.rules}
        wordsOf={rules => [
          text(CHOICE_WORDS.rules.values[rules]),
          words[rules],
          ...changesIn(rules, plannedGame({ config, draft })).map(({ title, says }) => listed(title, says)),
        ]}
        chosen={config.rules}
        choose={rules => change(withRules(draft, rules))}
      />
      <p class="new-why note">
        {text(CHOICE_WORDS.rules.why)} <RuleLink id={CHOICE_WORDS.rules.rule} />
      </p>
    </FieldPanel>
  );
};

interface OptionProps {
  readonly form: FormProps;
  readonly name: string;
  readonly plan: StoryPlan;
  readonly isOwn: boolean;
}

const StoryOption = ({ form, name, plan, isOwn }: OptionProps) => {
  const words = say(WORDS);
  const { draft, change } = form;
  const { chosen, missing } = needsOf(plan, form.own.packs);
  const facts = [
    words.missions(Object.keys(plan.nodes).length),
    ...(isOwn ? [words.own] : []),
    ...(chosen.length > 0 ? [words.needs(chosen.map(titleOf).join(', '))] : []),
  ].join(', ');
  return (
    <Option
      group="story"
      title={plan.title ? text(plan.title) : words.unnamed}
      notes={plan.intro ? [facts, text(plan.intro)] : [facts]}
      isChosen={draft.story === name}
      choose={() =>
        // The story's cards come from these packs, so they are chosen together.
        change({
          ...draft,
          story: name,
          packs: [...new Set([...draft.packs, ...chosen.map(({ id }) => id)])],
        })
      }
    >
      {missing.length > 0 && <span class="error">{words.missing(missing.map(refName).join(', '))}</span>}
    </Option>
  );
};

export const StoryField = (form: FormProps) => {
  const words = say(WORDS);
  if (!isStoryMode(form.draft)) return null;
  return (
    <FieldPanel title={words.title}>
      <div class="new-cards">
        {Object.entries(STORIES).map(([name, plan]) => (
          <StoryOption key={name} form={form} name={name} plan={plan} isOwn={false} />
        ))}
        {[...form.own.stories].map(([key, plan]) => (
          <StoryOption key={key} form={form} name={userContentKey(key)} plan={plan} isOwn />
        ))}
      </div>
      <Fault form={form} isMine={({ refused }) => refused.startsWith('story-')} />
      <div class="new-choices">
        <ChoiceField of="movement" form={form} />
        <ChoiceField of="difficulty" form={form} />
        <ChoiceField of="rivalDeck" form={form} />
      </div>
      <p class="new-why note">
        <a href={linkTo('thargos', 'stories')}>{words.workshop}</a>
      </p>
    </FieldPanel>
  );
};
