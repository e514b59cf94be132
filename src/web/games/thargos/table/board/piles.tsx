import type { Seat } from '../../../../../engine/game.ts';
import type { Update } from '../../../../../engine/update.ts';
import {
  type CardId,
  design,
  type Event,
  type Instance,
  type View,
} from '../../../../../games/thargos/ui.ts';
import { say } from '../../../../i18n.ts';
import { lazy } from '../../../../lazy.tsx';
import { LoadFailed } from '../../../../load-fallback.tsx';
import { useUpdates } from '../../../../screens/table/table-data.ts';
import { CardFace } from '../../card/card-face.tsx';
import { missionsWon } from '../end/outcome.ts';
import { WORDS } from '../messages.ts';
import type { TableProps } from '../model.ts';
import { Sheet } from './card-sheet.tsx';
import { placeSeen, SEEN_WORDS } from './seen.tsx';

const OWN = {
  en: { scored: (n: number) => `Missions won (${n})`, discarded: (n: number) => `Discard pile (${n})` },
  fr: { scored: (n: number) => `Missions gagnées (${n})`, discarded: (n: number) => `Défausse (${n})` },
};

const RivalSteps = lazy(async () => (await import('../moments/rival-steps.tsx')).RivalSteps, LoadFailed);

interface FacesProps {
  readonly view: View;
  readonly ids: readonly CardId[];
}

const Faces = ({ view, ids }: FacesProps) =>
  ids.length === 0 ? (
    <p>{say(WORDS).none}</p>
  ) : (
    <div class="th-close-cards in-lines">
      {ids.map((id, i) => (
        <CardFace key={i} card={design(view.config, id).card} size="small" />
      ))}
    </div>
  );

const idsOf = (view: View, cards: readonly Instance[]): CardId[] =>
  cards.flatMap(card => view.faces[card] ?? []);

interface PilesProps {
  readonly view: View;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly told: readonly Update<Event>[];
  readonly onClose: () => void;
}

/** Shows a player's won Missions, their discard pile, and those of their hidden cards that the viewer has seen. */
export const Piles = ({ view, seat, names, told, onClose }: PilesProps) => {
  const words = say(WORDS);
  const own = say(OWN);
  const seen = say(SEEN_WORDS);
  const { discard } = view.players[seat]!;
  // HT-9.4: in a story, won Missions stay on the map, so only past updates tell who won them.
  const won = missionsWon(view, told, seat);
  const looked = view.looked.filter(({ owner }) => owner === seat);
  return (
    <Sheet label={seat === view.viewer ? words.yourPiles : words.pilesOf(names[seat]!)} onClose={onClose}>
      <div class="th-piles">
        {view.solo && seat >= view.seats && <RivalSteps isStory={view.story !== null} />}
        <h2>{own.scored(won.length)}</h2>
        <Faces view={view} ids={won} />
        <h2>{own.discarded(discard.length)}</h2>
        {/* The most recently discarded card is first. */}
        <Faces view={view} ids={idsOf(view, discard.toReversed())} />
        {looked.length > 0 && (
          <>
            <h2>{seen.lookedAt}</h2>
            {looked.map(look => (
              <div key={look.card}>
                <p>{placeSeen(look, names[seat]!, view)}</p>
                <Faces view={view} ids={idsOf(view, [look.card])} />
              </div>
            ))}
          </>
        )}
      </div>
    </Sheet>
  );
};

interface PilesAtProps extends TableProps {
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** A player's piles in a running game, which provides the past updates. */
export const PilesAt = ({ model, ...about }: PilesAtProps) => {
  const told = useUpdates(model.table, model.reader ?? model.viewer.value);
  return <Piles view={model.view.value} told={told} {...about} />;
};
