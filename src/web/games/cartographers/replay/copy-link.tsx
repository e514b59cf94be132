import { CopyLink as AnyLink } from '../../../screens/replay/copy-link.tsx';
import type { CartographersRecord } from '../local-table.ts';
import { opener } from './opener.ts';

/** A link that contains the whole game. */
export const CopyLink = ({ record }: { readonly record: CartographersRecord }) => (
  <AnyLink screen={['replay']} name="game" text={() => opener.text(record)} />
);
