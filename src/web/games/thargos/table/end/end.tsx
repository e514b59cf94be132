import { lazy } from '../../../../lazy.tsx';
import { Loading } from '../../../../load-fallback.tsx';
import { Page } from '../../../../ui/page.tsx';
import type { EndProps } from './end-page.tsx';

const LateEnd = (props: { readonly hasFailed: boolean }) => (
  <Page>
    <Loading {...props} />
  </Page>
);

/** Loaded at the end of the game. */
export const End = lazy<EndProps>(async () => (await import('./end-page.tsx')).EndPage, LateEnd);
