import type { Refusal } from '../../engine/refusal.ts';
import { ErrorCode } from '../ui/error-code.tsx';
import { onlineText } from './refusal-messages.ts';

interface FaultProps {
  readonly refusal: Refusal;
  /** The text, if it isn't the usual one for this code. */
  readonly says?: string | undefined;
}

/** A refusal of the server, with its code below. */
export const RefusalText = ({ refusal, says = onlineText(refusal) }: FaultProps) => (
  <>
    {says} <ErrorCode refusal={refusal} />
  </>
);
