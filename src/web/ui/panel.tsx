import type { ComponentChildren } from 'preact';
import { classNames } from './class-names.ts';

interface PanelProps {
  readonly title?: ComponentChildren;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Things that belong together, on a sheet of their own. */
export const Panel = ({ title, class: own, children }: PanelProps) => (
  <section class={classNames('panel', own)}>
    {title && <h2>{title}</h2>}
    {children}
  </section>
);

/** Choices that belong together. */
export const FieldPanel = ({ title, class: own, children }: PanelProps) => (
  <fieldset class={classNames('panel', own)}>
    <legend class="panel-legend">{title}</legend>
    {children}
  </fieldset>
);
