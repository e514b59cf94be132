import { later } from '../../../../later.tsx';
import { Late } from '../../../../lost.tsx';
import { Page } from '../../../../ui/page.tsx';
import type { EndProps } from './end-page.tsx';

const LateEnd = (props: { readonly hasFailed: boolean }) => (
  <Page>
    <Late {...props} />
  </Page>
);

/** Loaded at the end of the game. */
export const End = later<EndProps>(async () => (await import('./end-page.tsx')).EndPage, LateEnd);
