import { useEffect, useState } from 'preact/hooks';
import type { View } from '../../../../../games/thargos/ui.ts';
import { useLive } from '../../../../ui/live.ts';
import type { Model } from '../model.ts';
import { arrivalText } from './arrival-text.ts';

type At = NonNullable<View['story']>['at'];

/** The map disappears during conflicts, so the positions of the heroes are stored per table. */
const lastAt = new WeakMap<Model, At>();

/** Announces the Missions that heroes have reached. */
export const Arrival = ({ model }: { readonly model: Model }) => {
  const live = useLive();
  const [said, setSaid] = useState('');
  const view = model.view.value;
  const at: At = view.story?.at ?? {};
  useEffect(() => {
    const before = lastAt.get(model);
    lastAt.set(model, at);
    const moved = before ? view.posts.flatMap((_, post) => (at[post] === before[post] ? [] : [post])) : [];
    const texts = moved.flatMap(post => {
      const node = at[post];
      const { hero } = view.posts[post]!;
      return node === undefined || hero === null ? [] : [arrivalText(view, hero, node)];
    });
    if (texts.length > 0) setSaid(texts.join(' '));
  }, [at]);
  return (
    <p class="hidden" {...live}>
      <span>{said}</span>
    </p>
  );
};
