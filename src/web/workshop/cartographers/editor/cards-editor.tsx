import { useSignal } from '@preact/signals';
import { isSame } from '../../../../engine/canonical.ts';
import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import { saveFile } from '../../../files.ts';
import { say, text } from '../../../i18n.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { TextFileButton } from '../../../ui/file-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ConfirmButton } from '../paper/confirm-button.tsx';
import { keep, OWN_VALUES } from '../paper/files.ts';
import { refusalWords } from '../paper/map-choice.tsx';
import { type Corrections, keptCorrections, ownCorrections, wrongIn } from '../paper/own-values.ts';
import { CARDS, cardOf, parseCorrections } from './card-edit.ts';
import { CorrectCard } from './correct-card.tsx';

const WORDS = {
  en: {
    intro: 'Is your card different from ours? Correct it here, save it as a file and play with it.',
    list: 'Corrections',
    none: 'None. All cards are as printed.',
    edit: (name: string) => `Show ${name}`,
    use: 'Use corrections',
    used: 'Used for new games, dealing and scoring.',
    notKept: 'This browser can’t save the corrections. Save them as a file.',
    save: 'Save file',
    load: 'Load a file…',
    reset: 'Remove all',
    sure: 'Remove all corrections?',
  },
  fr: {
    intro:
      'Votre carte dit autre chose que la nôtre\u202f? Corrigez-la ici, enregistrez-la dans un fichier et jouez avec.',
    list: 'Corrections',
    none: 'Aucune. Toutes les cartes sont telles qu’imprimées.',
    edit: (name: string) => `Voir ${name}`,
    use: 'Utiliser les corrections',
    used: 'Utilisées pour les nouvelles parties, la donne et le décompte.',
    notKept: 'Ce navigateur ne peut pas enregistrer les corrections. Enregistrez-les dans un fichier.',
    save: 'Enregistrer le fichier',
    load: 'Charger un fichier…',
    reset: 'Tout retirer',
    sure: 'Retirer toutes les corrections\u202f?',
  },
};

/** The draft of corrections, applied or not, so that a reload loses nothing. */
const DRAFT = 'alidade.corrections-draft';

interface ListProps {
  readonly corrections: Corrections;
  readonly onCorrect: (corrections: Corrections) => void;
  readonly onLook: (id: string) => void;
}

/** Everything corrected so far, and what can be done with it. */
const CorrectionList = ({ corrections, onCorrect, onLook }: ListProps) => {
  const words = say(WORDS);
  const state = useSignal<'notKept' | Refusal | undefined>(undefined);
  const wrong = wrongIn(corrections);
  const ids = Object.keys(corrections);
  const isUsed = isSame(corrections, ownCorrections());
  const load = (content: string): void => {
    const read = parseCorrections(content);
    state.value = isRefusal(read) ? read : undefined;
    if (!isRefusal(read)) onCorrect(read);
  };
  const said = state.value;
  return (
    <section class="panel stack">
      <h2>{words.list}</h2>
      {ids.length === 0 && <p class="quiet">{words.none}</p>}
      <ul class="editor-card-list bare-list">
        {ids.map(id => {
          const name = text(cardOf(id)?.name ?? { en: id, fr: id });
          return (
            <li key={id}>
              {name}
              <IconButton icon="pencil" look="plain" label={words.edit(name)} onClick={() => onLook(id)} />
            </li>
          );
        })}
      </ul>
      <p class="error" role="alert">
        {wrong && refusalWords(wrong)}
        {isRefusal(said) && refusalWords(said)}
        {said === 'notKept' && words.notKept}
      </p>
      <div class="row">
        <Button
          look="main"
          disabled={wrong !== undefined || isUsed}
          onClick={() => {
            state.value = keep(OWN_VALUES, corrections) ? undefined : 'notKept';
            onCorrect({ ...corrections });
          }}
        >
          {words.use}
        </Button>
        <Button
          disabled={wrong !== undefined || ids.length === 0}
          onClick={() => saveFile('corrections.json', `${JSON.stringify(corrections, null, 2)}\n`)}
        >
          <Icon name="download" />
          {words.save}
        </Button>
        <TextFileButton accept=".json" onText={load}>
          <Icon name="upload" />
          {words.load}
        </TextFileButton>
        {ids.length > 0 && (
          <ConfirmButton
            question={words.sure}
            onConfirm={() => {
              keep(OWN_VALUES, {});
              onCorrect({});
            }}
          >
            <Icon name="trash" />
            {words.reset}
          </ConfirmButton>
        )}
      </div>
      <p role="status">{isUsed && ids.length > 0 && words.used}</p>
    </section>
  );
};

export const CardsEditor = () => {
  const words = say(WORDS);
  const corrections = useSignal<Corrections>(keptCorrections(DRAFT) ?? ownCorrections());
  const chosen = useSignal(CARDS.edict[0]!.id);
  const correct = (next: Corrections): void => {
    corrections.value = next;
    keep(DRAFT, next);
  };
  const look = (id: string): void => {
    chosen.value = id;
  };
  return (
    <>
      <p>{words.intro}</p>
      <div class="editor-card-layout one-column">
        <div class="stack">
          <CorrectCard
            chosen={chosen.value}
            onChoose={look}
            corrections={corrections.value}
            onCorrect={correct}
          />
        </div>
        <CorrectionList corrections={corrections.value} onCorrect={correct} onLook={look} />
      </div>
    </>
  );
};
