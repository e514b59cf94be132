import { useEffect, useState } from 'preact/hooks';
import { GAMES } from '../games/list.ts';
import { goTo } from '../route.ts';
import { say } from '../say.ts';
import { findRescue, type Rescue } from './rescue.ts';
import { RESCUE_WORDS } from './words.ts';

/** What can be saved of a damaged game, if anything can. */
export const RescueOffer = ({ id }: { readonly id: string }) => {
  const words = say(RESCUE_WORDS);
  const [rescue, setRescue] = useState<Rescue>();
  const [hasFailed, setFailed] = useState(false);
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
  const take = (): void => {
    rescue.keep().then(
      place => goTo(...place),
      () => setFailed(true),
    );
  };
  return (
    <>
      <p>{words.sound(rescue.move)}</p>
      <button type="button" onClick={take}>
        {words.open(rescue.move)}
      </button>
      {hasFailed && (
        <p role="alert" class="error">
          {words.failed}
        </p>
      )}
    </>
  );
};
