import { useMemo, useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import type { Verdict } from '../../../engine/verify.ts';
import { saveFile } from '../../files.ts';
import { say } from '../../i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PRACTICE_MESSAGES } from '../table/practice-messages.ts';
import { CopyLink } from './copy-link.tsx';
import { gameText } from './share.ts';

const WORDS = {
  en: {
    more: 'This game',
    copyReview: 'Copy review link',
    saveFile: 'Save file',
    saveText: 'Save game text',
    verify: 'Verify game',
    verified: 'Verified: the seed and the moves give exactly this game.',
    changed: (move: number) => `The file was modified: move ${move} doesn’t match the rules.`,
    'seed-hash': 'The file was modified: the seed doesn’t match the game.',
    'seed-missing': 'The file was modified: a finished game reveals its seed, but the seed is missing here.',
    'seed-hidden': 'This game’s seed is unknown, so the game can’t be checked.',
    'other-rules-version': (move: number) =>
      `Played with another version of the rules. With today’s rules, the game would differ from move ${move} on.`,
  },
  fr: {
    more: 'Cette partie',
    copyReview: 'Copier le lien d’analyse',
    saveFile: 'Enregistrer le fichier',
    saveText: 'Enregistrer le texte',
    verify: 'Vérifier la partie',
    verified: 'Chaque coup a été recalculé depuis la graine\u202f: la partie est authentique.',
    changed: (move: number) =>
      `Le fichier a été modifié\u202f: le coup ${move} ne correspond pas aux règles.`,
    'seed-hash': 'Le fichier a été modifié\u202f: la graine ne correspond pas à la partie.',
    'seed-missing':
      'Le fichier a été modifié\u202f: une partie terminée révèle sa graine, mais la graine manque ici.',
    'seed-hidden': 'La graine de cette partie est inconnue\u202f: impossible de vérifier la partie.',
    'other-rules-version': (move: number) =>
      `Partie jouée avec une autre version des règles. Avec les règles actuelles, elle différerait dès le coup ${move}.`,
  },
};

interface GameFilesProps {
  readonly record: { readonly seedHash: string };
  /** The game as text, or the reason why it can't be written as text. */
  readonly notation: string | Refusal;
}

/** Buttons that save a game as a file and as a text. */
export const GameFiles = ({ record, notation }: GameFilesProps) => {
  const words = say(WORDS);
  const name = `alidade-${record.seedHash.slice(0, 8)}`;
  return (
    <>
      <Button onClick={() => saveFile(`${name}.json`, JSON.stringify(record))}>
        <Icon name="download" /> {words.saveFile}
      </Button>
      {!isRefusal(notation) && (
        <Button onClick={() => saveFile(`${name}.txt`, notation, 'text/plain')}>
          <Icon name="download" /> {words.saveText}
        </Button>
      )}
    </>
  );
};

const verdictText = (verdict: Verdict): string => {
  const words = say(WORDS);
  if (verdict.verified === true) return words.verified;
  if (!('batch' in verdict)) return words[verdict.reason];
  return verdict.reason === 'other-rules-version'
    ? words['other-rules-version'](verdict.batch)
    : words.changed(verdict.batch);
};

/** A button that replays the whole game from its seed, and shows whether the events are the same. */
export const VerifyGame = ({ verify }: { readonly verify: () => Verdict }) => {
  const words = say(WORDS);
  const [verdict, setVerdict] = useState<Verdict>();
  return (
    <>
      <Button onClick={() => setVerdict(verify())}>
        <Icon name="confirm" /> {words.verify}
      </Button>
      <p role="status" class={verdict?.verified === false ? 'error' : ''}>
        {verdict && verdictText(verdict)} {verdict?.practice && say(PRACTICE_MESSAGES).note}
      </p>
    </>
  );
};

interface CheckProps extends Pick<GameFilesProps, 'record'> {
  readonly notation: () => string | Refusal;
  readonly verify: () => Verdict;
  readonly screen: readonly string[];
}

/** The panel to verify, save and share the game. */
export const CheckPanel = ({ record, notation, verify, screen }: CheckProps) => {
  const words = say(WORDS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the record determines the notation
  const game = useMemo(() => ({ record, notation: notation() }), [record]);
  const link = { screen, name: 'game', text: () => gameText(game) };
  return (
    <Panel class="stack" title={words.more}>
      <div class="row">
        <GameFiles {...game} />
      </div>
      <CopyLink {...link} />
      <CopyLink {...link} also="review" label={words.copyReview} />
      <VerifyGame verify={verify} />
    </Panel>
  );
};
