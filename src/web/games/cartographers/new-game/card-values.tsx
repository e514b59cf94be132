import { useSignal } from '@preact/signals';
import { say, text } from '../../../i18n.ts';
import { CARDS, cardOf } from '../../../workshop/cartographers/editor/card-edit.ts';
import { CorrectCard } from '../../../workshop/cartographers/editor/correct-card.tsx';
import type { Corrections } from '../../../workshop/cartographers/paper/user-corrections.ts';

const WORDS = {
  en: { changed: 'Changed:', none: 'All cards are as printed.' },
  fr: { changed: 'Modifiées\u202f:', none: 'Toutes les cartes sont telles qu’imprimées.' },
};

interface CardValuesProps {
  readonly corrections: Corrections;
  readonly onCorrect: (corrections: Corrections) => void;
}

export const CardValues = ({ corrections, onCorrect }: CardValuesProps) => {
  const words = say(WORDS);
  const chosen = useSignal(CARDS.edict[0]!.id);
  const names = Object.keys(corrections).map(id => text(cardOf(id)?.name ?? { en: id, fr: id }));
  return (
    <>
      <CorrectCard
        chosen={chosen.value}
        onChoose={id => {
          chosen.value = id;
        }}
        corrections={corrections}
        onCorrect={onCorrect}
      />
      <p role="status">{names.length > 0 ? `${words.changed} ${names.join(', ')}` : words.none}</p>
    </>
  );
};
