import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface DetailsProps {
  readonly summary: ComponentChildren;
  readonly class?: string;
  readonly summaryClass?: string;
  readonly children: () => ComponentChildren;
}

/** A `details` element whose content is rendered only while it is open. */
export const Details = ({ summary, class: own, summaryClass, children }: DetailsProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class={own} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary class={summaryClass}>{summary}</summary>
      {isOpen && children()}
    </details>
  );
};
