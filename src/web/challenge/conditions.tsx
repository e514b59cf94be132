import type { Refusal } from '../../engine/refusal.ts';
import { say } from '../i18n.ts';
import { ONLINE_MESSAGES } from '../online/messages.ts';
import { FaultLine } from '../online/notice.tsx';
import { NameField } from '../online/waiting-tools.tsx';
import { UnfitText } from '../screens/new-game/seats.tsx';
import { Button } from '../ui/button.tsx';
import { CHALLENGE_MESSAGES } from './messages.ts';

interface UnavailableProps {
  readonly refusal: Refusal;
  readonly reload: () => void;
}

/** Says why a challenge can't be shown, and offers to try again. */
export const Unavailable = ({ refusal, reload }: UnavailableProps) => {
  const words = say(CHALLENGE_MESSAGES);
  // Older servers don't know the addresses of challenges.
  const isOlder = refusal.refused === 'no-such-address';
  return (
    <>
      <FaultLine refusal={refusal} says={isOlder ? words.older : undefined} />
      <div class="row">
        <Button onClick={reload}>{words.again}</Button>
      </div>
    </>
  );
};

/** The conditions that players must know before they enter. */
export const Conditions = ({ hasWeekly = false }: { readonly hasWeekly?: boolean }) => {
  const { terms, weekTerms } = say(CHALLENGE_MESSAGES);
  return (
    <ul>
      {[...terms, ...(hasWeekly ? [weekTerms] : [])].map(term => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  );
};

interface NameProps {
  readonly name: string;
  readonly set: (name: string) => void;
}

export const NamePanel = ({ name, set }: NameProps) => (
  <>
    <NameField label={say(ONLINE_MESSAGES).name} value={name} autocomplete="nickname" onValue={set} />
    <UnfitText texts={[name]} />
    <p class="note">{say(CHALLENGE_MESSAGES).nameNote}</p>
  </>
);
