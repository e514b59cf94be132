import type { Refusal } from '../../engine/refusal.ts';
import { ErrorCode } from '../ui/error-code.tsx';
import { friendsText } from './refusal-words.ts';

interface FaultProps {
  readonly refusal: Refusal;
  /** The text, if it isn't the usual one for this code. */
  readonly says?: string | undefined;
}

/** A refusal of the server, with its code below. */
export const Fault = ({ refusal, says = friendsText(refusal) }: FaultProps) => (
  <>
    {says} <ErrorCode refusal={refusal} />
  </>
);
