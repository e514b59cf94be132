import type { Instance, View } from '../../../../../games/thargos/ui.ts';
import { deName } from '../../../../../text/french.ts';
import { say } from '../../../../i18n.ts';
import { Art } from '../../../../ui/art.tsx';
import { Button } from '../../../../ui/button.tsx';
import { portrait } from '../../art/portrait.ts';
import { heroOf } from '../cards.ts';
import { shortName } from '../moves.ts';
import './waiting.css';

const WORDS = {
  en: { toPlace: (name: string) => `${name}’s heroes to place` },
  fr: { toPlace: (name: string) => `Héros ${deName(name)} à placer` },
};

interface WaitingProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly onLook: (card: Instance) => void;
}

/** HT-3.6: the heroes that other players have not placed yet. */
export const Waiting = ({ view, names, onLook }: WaitingProps) => {
  const words = say(WORDS);
  const seats = view.players.flatMap(({ team }, seat) =>
    seat === view.viewer || seat >= view.seats || team.length === 0 ? [] : [seat],
  );
  return (
    <>
      {seats.map(seat => (
        <div key={seat} class="th-waiting row" role="group" aria-label={words.toPlace(names[seat]!)}>
          <b>{words.toPlace(names[seat]!)}</b>
          {view.players[seat]!.team.map(hero => {
            const card = heroOf(view, hero);
            if (!card) return null;
            return (
              <Button key={hero} look="plain" onClick={() => onLook(hero)}>
                <Art svg={portrait(card)} />
                <span>{shortName(view, hero)}</span>
              </Button>
            );
          })}
        </div>
      ))}
    </>
  );
};
