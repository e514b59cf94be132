import type { ComponentChildren } from 'preact';
import { keysOf } from '../../../engine/util.ts';
import { plural, say } from '../../i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Details } from '../../ui/details.tsx';
import type { Drafted, DraftForm } from './plan.ts';

const WORDS = {
  en: {
    title: 'House rules',
    changed: (n: number) => `${n} changed`,
    usual: 'Reset rules',
  },
  fr: {
    title: 'Règles maison',
    changed: (n: number) => `${n} ${plural(n, 'changée', 'changées')}`,
    usual: 'Rétablir les règles',
  },
};

interface HouseProps<D extends Drafted, K extends string, G extends string> {
  readonly form: DraftForm<D>;
  readonly lead: string;
  readonly groups: Readonly<Record<G, string>>;
  /** The group that shows each rule. Rules with `form` have a field elsewhere in the form. */
  readonly places: Readonly<Record<K, G | 'form'>>;
  /** Whether a rule has an effect in the chosen game. */
  readonly isShown: (key: K) => boolean;
  readonly field: (key: K) => ComponentChildren;
  /** The fields of the draft that also count as house rules, each with its default. */
  readonly typed?: Partial<D>;
}

/** The fields for all house rules that have no field elsewhere in the form, with explanations. */
export const HouseRules = <D extends Drafted, K extends string, G extends string>({
  form: { draft, change },
  lead,
  groups,
  places,
  isShown,
  field,
  typed = {},
}: HouseProps<D, K, G>) => {
  const words = say(WORDS);
  const all = keysOf(places).filter(key => places[key] !== 'form');
  const shown = all.filter(isShown);
  const changes =
    shown.filter(key => Object.hasOwn(draft.wish, key)).length +
    keysOf(typed).filter(key => draft[key] !== typed[key]).length;
  const reset = (): void => {
    const wish = Object.fromEntries(Object.entries(draft.wish).filter(([key]) => !all.some(k => k === key)));
    change({ ...draft, ...typed, wish });
  };
  return (
    <Details
      class="panel new-house"
      summaryClass="as-heading"
      summary={
        <>
          {words.title}
          {changes > 0 && <span class="new-why note"> · {words.changed(changes)}</span>}
        </>
      }
    >
      {() => (
        <>
          <p class="new-why note">{lead}</p>
          {changes > 0 && <Button onClick={reset}>{words.usual}</Button>}
          {keysOf(groups)
            .map(group => [group, shown.filter(key => places[key] === group)] as const)
            .filter(([, keys]) => keys.length > 0)
            .map(([group, keys]) => (
              <section key={group}>
                <h3>{groups[group]}</h3>
                <div class="new-choices">{keys.map(field)}</div>
              </section>
            ))}
        </>
      )}
    </Details>
  );
};
