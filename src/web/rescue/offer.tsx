import { useEffect, useState } from 'preact/hooks';
import { useBeginning } from '../begin.tsx';
import { GAMES } from '../games/list.ts';
import { say } from '../say.ts';
import { Button } from '../ui/button.tsx';
import { findRescue, type Rescue } from './rescue.ts';
import { RESCUE_WORDS } from './words.ts';

/** Offers the sound part of a damaged game, if there is one. */
export const RescueOffer = ({ id }: { readonly id: string }) => {
  const words = say(RESCUE_WORDS);
  const [rescue, setRescue] = useState<Rescue>();
  const { begin, fault } = useBeginning((found: Rescue) => found.keep(), ...(rescue?.screen ?? []));
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
