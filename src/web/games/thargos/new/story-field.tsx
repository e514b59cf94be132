import { deName } from '../../../../engine/french.ts';
import { isStoryMode } from '../../../../games/thargos/config.ts';
import { STORIES } from '../../../../games/thargos/stories/shipped.ts';
import type { StoryPlan } from '../../../../games/thargos/stories/story.ts';
import { linkTo } from '../../../route.ts';
import { plural, say, text } from '../../../say.ts';
import { needsOf, refName, titleOf } from '../stories/needs.ts';
import { ownKey } from './draft.ts';
import { ChoiceField, Fault, type FormProps } from './form.tsx';

const WORDS = {
  en: {
    title: 'Story',
    missions: (n: number) => `${n} ${plural(n, 'Mission', 'Missions')}`,
    own: 'made here',
    needs: (packs: string) => `needs ${packs}`,
    missing: (packs: string) => `Needs ${packs}, which is not on this device.`,
    unnamed: 'A story without a name',
    workshop: 'Write a story in the story workshop',
  },
  fr: {
    title: 'Récit',
    missions: (n: number) => `${n} ${plural(n, 'mission', 'missions')}`,
    own: 'fait ici',
    needs: (packs: string) => `a besoin ${deName(packs)}`,
    missing: (packs: string) => `A besoin ${deName(packs)}, absent de cet appareil.`,
    unnamed: 'Un récit sans nom',
    workshop: 'Écrire un récit à l’atelier des récits',
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
    <label class="th-new-option">
      <input
        type="radio"
        name="story"
        checked={draft.story === name}
        onChange={() =>
          // A story brings the packs along that its cards come from.
          change({
            ...draft,
            story: name,
            packs: [...new Set([...draft.packs, ...chosen.map(({ id }) => id)])],
          })
        }
      />
      <span>
        <span class="th-new-option-name">{plan.title ? text(plan.title) : words.unnamed}</span>
        <span class="th-new-why">{facts}</span>
        {missing.length > 0 && <span class="error">{words.missing(missing.map(refName).join(', '))}</span>}
        {plan.intro && <span class="th-new-why">{text(plan.intro)}</span>}
      </span>
    </label>
  );
};

/** The map of Missions to play on. */
export const StoryField = (form: FormProps) => {
  const words = say(WORDS);
  if (!isStoryMode(form.draft)) return null;
  return (
    <fieldset class="panel">
      <legend class="th-new-legend">{words.title}</legend>
      <div class="th-new-cards">
        {Object.entries(STORIES).map(([name, plan]) => (
          <StoryOption key={name} form={form} name={name} plan={plan} isOwn={false} />
        ))}
        {[...form.own.stories].map(([key, plan]) => (
          <StoryOption key={key} form={form} name={ownKey(key)} plan={plan} isOwn />
        ))}
      </div>
      <Fault form={form} isMine={({ refused }) => refused.startsWith('story-')} />
      <div class="th-new-choices">
        <ChoiceField of="movement" form={form} />
        {form.draft.mode === 'solo-story' && <ChoiceField of="rivalDeck" form={form} />}
      </div>
      <p class="th-new-why">
        <a href={linkTo('thargos', 'stories')}>{words.workshop}</a>
      </p>
    </fieldset>
  );
};
