import { useEffect, useState } from 'preact/hooks';
import { GAMES } from '../games/list.ts';
import { say } from '../i18n.ts';
import { useStartGame } from '../start-game.tsx';
import { Button } from '../ui/button.tsx';
import { findRescue, type Rescue } from './rescue.ts';

/** Offers the intact part of a damaged game, if there is one. */
export const RescueOffer = ({ id }: { readonly id: string }) => {
  const words = say(RESCUE_MESSAGES);
  const [rescue, setRescue] = useState<Rescue>();
  const { begin, fault } = useStartGame((found: Rescue) => found.keep(), ...(rescue?.screen ?? []));
  useEffect(() => {
    let isGone = false;
    findRescue(id, GAMES).then(
      found => {
        if (!isGone) setRescue(found);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [id]);
  if (!rescue) return null;
  return (
    <>
      <p>{words.sound(rescue.move)}</p>
      <Button onClick={() => begin(rescue)}>{words.open(rescue.move)}</Button>
      {fault.value && (
        <p role="alert" class="error">
          {words.failed}
        </p>
      )}
    </>
  );
};

export const RESCUE_MESSAGES = {
  en: {
    sound: (move: number) => `The game is intact up to move ${move}. The damaged original stays unchanged.`,
    open: (move: number) => `Open copy up to move ${move}`,
    take: (move: number) => `Import up to move ${move}`,
    watch: (move: number) => `Watch up to move ${move}`,
    taken: 'Added.',
    failed: 'Couldn’t save the copy. Free some storage and try again.',
  },
  fr: {
    sound: (move: number) =>
      `Jusqu’au coup ${move}, la partie est intacte. L’original endommagé reste inchangé.`,
    open: (move: number) => `Ouvrir une copie jusqu’au coup ${move}`,
    take: (move: number) => `Importer jusqu’au coup ${move}`,
    watch: (move: number) => `Revoir jusqu’au coup ${move}`,
    taken: 'Ajoutée.',
    failed: 'Impossible d’enregistrer la copie. Libérez de l’espace et réessayez.',
  },
};
