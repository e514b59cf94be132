import type { Correction } from '../../../../games/cartographers/ui.ts';
import { glossedName } from '../../../games/cartographers/table/gloss.tsx';
import { say, text } from '../../../i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SelectGroups } from '../../../ui/select.tsx';
import type { Corrections } from '../paper/own-values.ts';
import { type AnyCard, CARDS, cardOf, corrected, factsOf, isEdict } from './card-edit.ts';
import { AmbushForm, EdictForm, ExploreForm, HeroForm } from './card-forms.tsx';
import './editor.css';

const WORDS = {
  en: {
    card: 'Card',
    groups: { edict: 'Scoring cards', explore: 'Explore cards', ambush: 'Ambushes', hero: 'Heroes' },
    changed: 'Differs from the printed card we know.',
    back: 'Reset card',
  },
  fr: {
    card: 'Carte',
    groups: { edict: 'Cartes Décompte', explore: 'Cartes Exploration', ambush: 'Embuscades', hero: 'Héros' },
    changed: 'Diffère de la carte imprimée que nous connaissons.',
    back: 'Rétablir la carte',
  },
};

interface CardFormProps {
  readonly card: AnyCard;
  readonly corrections: Corrections;
  readonly onCorrect: (corrections: Corrections) => void;
}

/** The facts of one card, each in its own kind of field. */
const CardForm = ({ card, corrections, onCorrect }: CardFormProps) => {
  const words = say(WORDS);
  const facts = factsOf(card, corrections);
  const onChange = (change: Correction): void => onCorrect(corrected(corrections, card, change));
  const { [card.id]: own, ...others } = corrections;
  return (
    <section class="panel stack editor-card-form" aria-label={text(card.name)}>
      <h2>{glossedName(card)}</h2>
      {isEdict(card) && <EdictForm card={card} facts={facts} onChange={onChange} />}
      {!isEdict(card) && card.kind === 'explore' && <ExploreForm facts={facts} onChange={onChange} />}
      {!isEdict(card) && card.kind === 'ambush' && <AmbushForm facts={facts} onChange={onChange} />}
      {!isEdict(card) && card.kind === 'hero' && <HeroForm facts={facts} onChange={onChange} />}
      {own && (
        <div class="row">
          <span class="editor-card-changed">{words.changed}</span>
          <Button onClick={() => onCorrect(others)}>
            <Icon name="undo" />
            {words.back}
          </Button>
        </div>
      )}
    </section>
  );
};

const CardPicker = ({
  chosen,
  onChoose,
}: {
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}) => {
  const words = say(WORDS);
  return (
    <Field label={words.card}>
      <SelectGroups value={chosen} onValue={chosen => onChoose(chosen)}>
        {(Object.keys(CARDS) as (keyof typeof CARDS)[]).map(group => (
          <optgroup label={words.groups[group]} key={group}>
            {CARDS[group].map(card => (
              <option value={card.id} key={card.id}>
                {glossedName(card)}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectGroups>
    </Field>
  );
};

interface CorrectCardProps {
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly corrections: Corrections;
  readonly onCorrect: (corrections: Corrections) => void;
}

/** Choose a card, then correct its values. */
export const CorrectCard = ({ chosen, onChoose, corrections, onCorrect }: CorrectCardProps) => {
  const card = cardOf(chosen) ?? CARDS.edict[0]!;
  return (
    <>
      <CardPicker chosen={card.id} onChoose={onChoose} />
      <CardForm key={card.id} card={card} corrections={corrections} onCorrect={onCorrect} />
    </>
  );
};
