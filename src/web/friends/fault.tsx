import type { Refusal } from '../../engine/refusal.ts';
import { ErrorCode } from '../ui/error-code.tsx';
import { friendsText } from './refusal-words.ts';

interface FaultProps {
  readonly refusal: Refusal;
  /** The sentence, if it is not the usual one for this code. */
  readonly says?: string | undefined;
}

/** What the server refused, and the code of the refusal below it. */
export const Fault = ({ refusal, says = friendsText(refusal) }: FaultProps) => (
  <>
    {says} <ErrorCode refusal={refusal} />
  </>
);
