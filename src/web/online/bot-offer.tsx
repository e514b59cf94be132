import { useEffect, useState } from 'preact/hooks';
import { say } from '../i18n.ts';
import { language } from '../settings.ts';
import { Button } from '../ui/button.tsx';
import { PRESENCE_MESSAGES } from './presence-messages.ts';
import { onClock } from './time-control.ts';

/** Milliseconds until a time of this device's clock, counted down. */
const useLeft = (until: number): number => {
  const [, tick] = useState(0);
  const left = Math.max(0, until - Date.now());
  const isLeft = left > 0;
  useEffect(() => {
    if (!isLeft) return undefined;
    const timer = setInterval(() => tick(n => n + 1), 1000);
    return () => clearInterval(timer);
  }, [isLeft, until]);
  return left;
};

interface OfferProps {
  /** The player that the bot would play for. */
  readonly name: string;
  /** From when the server allows it. */
  readonly from: number | undefined;
  readonly says: string;
  readonly onClick: () => void;
}

/** NP-49: lets a bot play for a player. Until the server allows that, it shows the time left. */
export const BotOffer = ({ name, from = 0, says, onClick }: OfferProps) => {
  const words = say(PRESENCE_MESSAGES);
  const left = useLeft(from);
  return (
    <Button
      aria-label={left > 0 ? undefined : words.botFor(name)}
      aria-disabled={left > 0}
      onClick={() => {
        if (left === 0) onClick();
      }}
    >
      {says}
      {left > 0 && words.inTime(onClock(left, language.value))}
    </Button>
  );
};
