import type { ComponentChildren } from 'preact';
import { classNames } from './dom.ts';

interface PanelProps {
  readonly title?: ComponentChildren;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A group of related content with a border. */
export const Panel = ({ title, class: own, children }: PanelProps) => (
  <section class={classNames('panel', own)}>
    {title && <h2>{title}</h2>}
    {children}
  </section>
);

/** A group of related choices. */
export const FieldPanel = ({ title, class: own, children }: PanelProps) => (
  <fieldset class={classNames('panel', own)}>
    <legend class="panel-legend">{title}</legend>
    {children}
  </fieldset>
);
