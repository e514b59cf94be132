import { isStoryMode, STORIES, type StoryPlan } from '../../../../games/thargos/ui.ts';
import { deName } from '../../../../text/french.ts';
import { plural, say, text } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { Option } from '../../../screens/new-game/fields.tsx';
import { FieldPanel } from '../../../ui/panel.tsx';
import { needsOf, refName, titleOf } from '../../../workshop/thargos/stories/needs.ts';
import { ChoiceField, Fault, type FormProps } from './form.tsx';
import { ownKey } from './user-content-key.ts';

const WORDS = {
  en: {
    title: 'Story',
    missions: (n: number) => `${n} ${plural(n, 'Mission', 'Missions')}`,
    own: 'yours',
    needs: (packs: string) => `needs ${packs}`,
    missing: (packs: string) => `Not on this device: ${packs}. Import the pack.`,
    unnamed: 'Unnamed story',
    workshop: 'Write a story',
  },
  fr: {
    title: 'Récit',
    missions: (n: number) => `${n} ${plural(n, 'mission', 'missions')}`,
    own: 'à vous',
    needs: (packs: string) => `a besoin ${deName(packs)}`,
    missing: (packs: string) => `Absent de cet appareil\u202f: ${packs}. Importez le pack.`,
    unnamed: 'Récit sans nom',
    workshop: 'Écrire un récit',
  },
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
      isChosen={draft.story === name}
      choose={() =>
        // A story brings the packs along that its cards come from.
        change({
          ...draft,
          story: name,
          packs: [...new Set([...draft.packs, ...chosen.map(({ id }) => id)])],
        })
      }
    >
      <span class="new-why">{facts}</span>
      {missing.length > 0 && <span class="error">{words.missing(missing.map(refName).join(', '))}</span>}
      {plan.intro && <span class="new-why">{text(plan.intro)}</span>}
    </Option>
  );
};

/** The map of Missions to play on. */
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
          <StoryOption key={key} form={form} name={ownKey(key)} plan={plan} isOwn />
        ))}
      </div>
      <Fault form={form} isMine={({ refused }) => refused.startsWith('story-')} />
      <div class="new-choices">
        <ChoiceField of="movement" form={form} />
        <ChoiceField of="difficulty" form={form} />
        <ChoiceField of="rivalDeck" form={form} />
      </div>
      <p class="new-why">
        <a href={linkTo('thargos', 'stories')}>{words.workshop}</a>
      </p>
    </FieldPanel>
  );
};
