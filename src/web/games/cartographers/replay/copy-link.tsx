import { CopyLink as AnyLink } from '../../../replay/copy-link.tsx';
import type { CartographersRecord } from '../local-table.ts';
import { textOf } from './open.ts';

/** A link that holds the whole game: whoever opens it can watch. */
export const CopyLink = ({ record }: { readonly record: CartographersRecord }) => (
  <AnyLink screen={['replay']} name="game" text={() => textOf(record)} />
);
