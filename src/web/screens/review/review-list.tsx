import { say } from '../../i18n.ts';
import { Button } from '../../ui/button.tsx';
import { HELP_MESSAGES } from './messages.ts';
import type { ReviewItem } from './review-plan.ts';

interface ListProps {
  readonly items: readonly ReviewItem[];
  /** Whether the list has a limited height and scrolls. */
  readonly isScrolled?: boolean;
}

/** Decisions with what the review says about each, and a button that shows them. */
export const ReviewList = ({ items, isScrolled = false }: ListProps) => (
  // A list that scrolls must be reachable by keyboard.
  <ol class={`bare-list advice ${isScrolled ? 'advice-long' : ''}`} {...(isScrolled && { tabIndex: 0 })}>
    {items.map(({ key, title, text, lines, go, onShow, below }) => (
      <li key={key}>
        <p>
          <b>{title}</b>
          {text}
        </p>
        {lines}
        <Button aria-label={go} onClick={({ currentTarget }) => onShow(currentTarget)}>
          {say(HELP_MESSAGES).show}
        </Button>
        {below}
      </li>
    ))}
  </ol>
);
