import { say } from '../../i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { UndoState } from './undo.ts';
import '../../ui/practice-offer.css';

const WORDS = {
  en: {
    title: 'Undo as practice?',
    what: (uncounted: string) =>
      `You have seen what came next. The game continues from before your last turn with the same cards. It becomes a practice game and won’t count toward ${uncounted}.`,
    yes: 'Undo as practice',
    no: 'Not now',
  },
  fr: {
    title: 'Annuler et passer en entraînement\u202f?',
    what: (uncounted: string) =>
      `Vous avez vu la suite. La partie reprend avant votre dernier tour, avec les mêmes cartes. Elle devient un entraînement et ne compte plus pour ${uncounted}.`,
    yes: 'Annuler (entraînement)',
    no: 'Pas maintenant',
  },
};

interface OfferProps {
  /** The words for what practice games don't count for, such as "statistics". */
  readonly uncounted: string;
  readonly back: UndoState;
}

/** Asks once per game before a move that revealed something is undone, because that turns the game into practice. */
export const PracticeOffer = ({ uncounted, back }: OfferProps) => {
  const words = say(WORDS);
  return (
    <Dialog
      class="practice-offer panel"
      labelledBy="practice-title"
      onClose={() => {
        back.isAsking.value = false;
      }}
    >
      <h2 id="practice-title">{words.title}</h2>
      <p>{words.what(uncounted)}</p>
      <form method="dialog" class="row">
        <Button look="main" onClick={() => void back.practice()}>
          {words.yes}
        </Button>
        <Button type="submit">{words.no}</Button>
      </form>
    </Dialog>
  );
};
