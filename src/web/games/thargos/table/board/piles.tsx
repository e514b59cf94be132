import type { Seat } from '../../../../../engine/game.ts';
import { design } from '../../../../../games/thargos/board/library.ts';
import type { Instance, View } from '../../../../../games/thargos/types.ts';
import { later } from '../../../../later.tsx';
import { Lost } from '../../../../lost.tsx';
import { say } from '../../../../say.ts';
import { CardFace } from '../../card/card-face.tsx';
import { WORDS } from '../words.ts';
import { placeSeen, SEEN_WORDS } from './seen-words.ts';

const OWN = {
  en: { scored: (n: number) => `Missions won (${n})`, discarded: (n: number) => `Discard pile (${n})` },
  fr: { scored: (n: number) => `Missions gagnées (${n})`, discarded: (n: number) => `Défausse (${n})` },
};

import { Sheet } from './close.tsx';

const RivalSteps = later(async () => (await import('../moments/rival-steps.tsx')).RivalSteps, Lost);

const Faces = ({ view, cards }: { readonly view: View; readonly cards: readonly Instance[] }) =>
  cards.length === 0 ? (
    <p>{say(WORDS).none}</p>
  ) : (
    <div class="th-close-cards">
      {cards.map(card => {
        const id = view.faces[card];
        return id ? <CardFace key={card} card={design(view.config, id).card} size="small" /> : null;
      })}
    </div>
  );

interface PilesProps {
  readonly view: View;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly onClose: () => void;
}

/** What lies open before a player, and what the viewer has seen of what does not. */
export const Piles = ({ view, seat, names, onClose }: PilesProps) => {
  const words = say(WORDS);
  const own = say(OWN);
  const seen = say(SEEN_WORDS);
  const { discard, score } = view.players[seat]!;
  const looked = view.looked.filter(({ owner }) => owner === seat);
  return (
    <Sheet label={seat === view.viewer ? words.yourPiles : words.pilesOf(names[seat]!)} onClose={onClose}>
      <div class="th-piles">
        {view.solo && seat >= view.seats && <RivalSteps isStory={view.story !== null} />}
        <h2>{own.scored(score.length)}</h2>
        <Faces view={view} cards={score} />
        <h2>{own.discarded(discard.length)}</h2>
        {/* The last one lies on top. */}
        <Faces view={view} cards={discard.toReversed()} />
        {looked.length > 0 && (
          <>
            <h2>{seen.lookedAt}</h2>
            {looked.map(look => (
              <div key={look.card}>
                <p>{placeSeen(look, names[seat]!, view)}</p>
                <Faces view={view} cards={[look.card]} />
              </div>
            ))}
          </>
        )}
      </div>
    </Sheet>
  );
};
