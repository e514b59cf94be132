import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../../../engine/game.ts';
import { design } from '../../../../../games/thargos/board/library.ts';
import type { Instance, View } from '../../../../../games/thargos/types.ts';
import { later } from '../../../../later.tsx';
import { Lost } from '../../../../lost.tsx';
import { say, text } from '../../../../say.ts';
import { CardFace } from '../../card/card-face.tsx';
import { Meanings, shortsOn } from '../../card/meanings.tsx';
import { WORDS } from '../words.ts';

const RivalSteps = later(async () => (await import('../moments/rival-steps.tsx')).RivalSteps, Lost);

interface SheetProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** Something to look at, above the table. */
export const Sheet = ({ label, onClose, children }: SheetProps) => (
  <dialog
    class="th-close"
    aria-label={label}
    ref={element => {
      if (element && !element.open) element.showModal();
    }}
    onClose={onClose}
  >
    {children}
    <form method="dialog">
      <button type="submit" class="th-go">
        {say(WORDS).close}
      </button>
    </form>
  </dialog>
);

interface CloseProps {
  readonly view: View;
  readonly card: Instance;
  readonly onClose: () => void;
}

/** A card close up; a hero with both faces, the one that is up first. */
export const Close = ({ view, card, onClose }: CloseProps) => {
  const id = view.faces[card];
  if (!id) return null;
  const found = design(view.config, id).card;
  const isWounded = view.heroes[card]?.face === 'wounded';
  return (
    <Sheet label={say(WORDS).look(text(found.name))} onClose={onClose}>
      <div class="th-close-cards">
        {found.type === 'hero' ? (
          <>
            <CardFace card={found} size="large" face={isWounded ? 'wounded' : 'active'} />
            <CardFace card={found} size="large" face={isWounded ? 'active' : 'wounded'} />
          </>
        ) : (
          <CardFace card={found} size="large" />
        )}
      </div>
      <Meanings of={shortsOn(found)} />
    </Sheet>
  );
};

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
  const { discard, score } = view.players[seat]!;
  const looked = view.looked.filter(({ owner }) => owner === seat);
  return (
    <Sheet label={seat === view.viewer ? words.yourPiles : words.pilesOf(names[seat]!)} onClose={onClose}>
      <div class="th-piles">
        {view.solo && seat >= view.seats && <RivalSteps />}
        <h2>{words.scorePile(score.length)}</h2>
        <Faces view={view} cards={score} />
        <h2>{words.discardPile(discard.length)}</h2>
        {/* The last one lies on top. */}
        <Faces view={view} cards={discard.toReversed()} />
        {looked.length > 0 && (
          <>
            <h2>{words.lookedAt}</h2>
            {looked.map(({ card, zone }) => (
              <div key={card}>
                <p>{words.seenIn[zone](names[seat]!)}</p>
                <Faces view={view} cards={[card]} />
              </div>
            ))}
          </>
        )}
      </div>
    </Sheet>
  );
};
