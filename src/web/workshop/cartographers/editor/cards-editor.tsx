import { useState } from 'preact/hooks';
import { isSame } from '../../../../engine/canonical.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import { Confirm } from '../../../confirm.tsx';
import { ErrorLine } from '../../../error-line.tsx';
import { saveFile } from '../../../files.ts';
import { say, text } from '../../../i18n.ts';
import { writeStored } from '../../../local-storage.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { TextFileButton } from '../../../ui/file-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { refusalWords } from '../paper/map-choice.tsx';
import {
  CORRECTIONS_KEY,
  type Corrections,
  keptCorrections,
  userCorrections,
  wrongIn,
} from '../paper/user-corrections.ts';
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

/** The storage key for the corrections on screen, whether or not they are applied, so that they survive a reload. */
const DRAFT = 'alidade.corrections-draft';

interface ListProps {
  readonly corrections: Corrections;
  readonly onCorrect: (corrections: Corrections) => void;
  readonly onLook: (id: string) => void;
}

const CorrectionList = ({ corrections, onCorrect, onLook }: ListProps) => {
  const words = say(WORDS);
  const [fault, setFault] = useState<string>();
  const wrong = wrongIn(corrections);
  const ids = Object.keys(corrections);
  const isUsed = isSame(corrections, userCorrections());
  const load = (content: string): void => {
    const read = parseCorrections(content);
    setFault(isRefusal(read) ? refusalWords(read) : undefined);
    if (!isRefusal(read)) onCorrect(read);
  };
  return (
    <section class="panel stack">
      <h2>{words.list}</h2>
      {ids.length === 0 && <p class="quiet">{words.none}</p>}
      <ul class="editor-card-list bare-list">
        {ids.map(id => {
          const name = text(cardOf(id)?.name ?? { en: id, fr: id });
          return (
            <li key={id} class="in-line">
              {name}
              <IconButton icon="pencil" look="plain" label={words.edit(name)} onClick={() => onLook(id)} />
            </li>
          );
        })}
      </ul>
      <ErrorLine>{wrong ? refusalWords(wrong) : fault}</ErrorLine>
      <div class="row">
        <Button
          look="main"
          disabled={wrong !== undefined || isUsed}
          onClick={() => {
            setFault(writeStored(CORRECTIONS_KEY, corrections) ? undefined : words.notKept);
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
          <Confirm
            question={words.sure}
            onConfirm={() => {
              writeStored(CORRECTIONS_KEY, {});
              onCorrect({});
            }}
          >
            <Icon name="trash" />
            {words.reset}
          </Confirm>
        )}
      </div>
      <p role="status">{isUsed && ids.length > 0 && words.used}</p>
    </section>
  );
};

export const CardsEditor = () => {
  const words = say(WORDS);
  const [corrections, setCorrections] = useState(() => keptCorrections(DRAFT) ?? userCorrections());
  const [chosen, choose] = useState(CARDS.edict[0]!.id);
  const correct = (next: Corrections): void => {
    setCorrections(next);
    writeStored(DRAFT, next);
  };
  return (
    <>
      <p>{words.intro}</p>
      <div class="paper-columns one-column">
        <div class="stack">
          <CorrectCard chosen={chosen} onChoose={choose} corrections={corrections} onCorrect={correct} />
        </div>
        <CorrectionList corrections={corrections} onCorrect={correct} onLook={choose} />
      </div>
    </>
  );
};
