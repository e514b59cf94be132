import { useEffect, useState } from 'preact/hooks';
import type { View } from '../../../../../games/thargos/ui.ts';
import { useLive } from '../../../../ui/live.ts';
import type { Model } from '../model.ts';
import { arrivalText } from './story-facts.ts';

type At = NonNullable<View['story']>['at'];

/** Where the heroes of each table were last. Not component state, because the map unmounts during conflicts. */
const lastAt = new WeakMap<Model, At>();

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
  }, [model, view, at]);
  return (
    <p class="hidden" {...live}>
      <span>{said}</span>
    </p>
  );
};
