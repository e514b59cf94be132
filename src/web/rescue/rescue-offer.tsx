import { useEffect, useState } from 'preact/hooks';
import { GAMES } from '../games/list.ts';
import { say } from '../i18n.ts';
import { useStartGame } from '../start-game.tsx';
import { Button } from '../ui/button.tsx';
import { RESCUE_MESSAGES } from './messages.ts';
import { findRescue, type Rescue } from './rescue.ts';

/** Offers the sound part of a damaged game, if there is one. */
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
