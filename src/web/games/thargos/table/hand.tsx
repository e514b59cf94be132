import { design } from '../../../../games/thargos/library.ts';
import type { Instance, View } from '../../../../games/thargos/types.ts';
import { say } from '../../../say.ts';
import { CardFace } from '../card/card-face.tsx';
import type { Model } from './model.ts';
import { useOf } from './moves.ts';
import { WORDS } from './words.ts';

interface HandProps {
  readonly model: Model;
  readonly view: View;
  /** Cards that are already laid somewhere in a conflict. */
  readonly laid: readonly Instance[];
  readonly onTake: (card: Instance) => void;
}

/** The own hand: six faces on a desk, an index with one card open on a phone. */
export const Hand = ({ model, view, laid, onTake }: HandProps) => {
  const words = say(WORDS);
  const held = model.held.value;
  const options = model.options.value;
  const tag = (card: Instance): string => {
    const use = useOf(options, card);
    if (use === 'play') return words.playTag;
    return use === 'attach' ? words.attachTag : words.pamTag;
  };
  return (
    <ul class="th-hand" aria-label={words.hand}>
      {view.hand.map(card => {
        const id = view.faces[card];
        if (!id) return null;
        const isHeld = held?.type === 'card' && held.card === card;
        const isLaid = laid.includes(card);
        return (
          <li key={card} class={`th-hand-card ${isHeld ? 'is-held' : ''} ${isLaid ? 'is-laid' : ''}`}>
            <button type="button" aria-pressed={isHeld} onClick={() => onTake(card)}>
              <CardFace card={design(view.config, id).card} size="hand" />
              <span class={`th-use ${useOf(options, card) ? 'is-usable' : ''}`}>{tag(card)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
};
