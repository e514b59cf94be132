import { useEffect } from 'preact/hooks';
import { applyUpdate, lookForUpdate, updateReady } from '../offline.ts';
import { say } from '../say.ts';
import { COMPANY_WORDS } from './company-words.ts';

/** The server has a newer page: it is offered as soon as a reload would bring it. */
export const Newer = () => {
  const words = say(COMPANY_WORDS);
  useEffect(lookForUpdate, []);
  const isKeptHere = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  if (isKeptHere && !updateReady.value) return null;
  return (
    <div class="friends-strip" role="status">
      <span>{words.newer}</span>
      <button type="button" onClick={applyUpdate}>
        {words.update}
      </button>
    </div>
  );
};
