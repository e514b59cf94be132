import type { ComponentChildren } from 'preact';

/** Shows an error text, if there is one. Screen readers announce it when it appears. */
export const ErrorLine = ({ children }: { readonly children: ComponentChildren }) =>
  children ? (
    <p class="error" role="alert">
      {children}
    </p>
  ) : null;
