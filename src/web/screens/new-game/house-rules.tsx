import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { plural, say } from '../../i18n.ts';
import { Button } from '../../ui/button.tsx';

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

interface HouseProps {
  readonly lead: string;
  /** How many rules differ from the defaults. */
  readonly changes: number;
  readonly onUsual: () => void;
  readonly groups: readonly { readonly title: string; readonly fields: () => ComponentChildren }[];
}

/** All house rules that are shown nowhere else, with explanations. */
export const HouseRules = ({ lead, changes, onUsual, groups }: HouseProps) => {
  const words = say(WORDS);
  const isOpen = useSignal(false);
  return (
    <details
      class="panel new-house"
      onToggle={event => {
        isOpen.value = event.currentTarget.open;
      }}
    >
      <summary>
        {words.title}
        {changes > 0 && <span class="new-why"> · {words.changed(changes)}</span>}
      </summary>
      {isOpen.value && (
        <>
          <p class="new-why">{lead}</p>
          {changes > 0 && <Button onClick={onUsual}>{words.usual}</Button>}
          {groups.map(({ title, fields }) => (
            <section key={title}>
              <h3>{title}</h3>
              <div class="new-choices">{fields()}</div>
            </section>
          ))}
        </>
      )}
    </details>
  );
};
