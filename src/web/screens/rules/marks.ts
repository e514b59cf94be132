import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { placesOf } from '../../ui/search.ts';

const NAME = 'rules-found';

const rangesIn = (root: Node, search: string): Range[] => {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const [from, to] of placesOf(search, node.textContent ?? '')) {
      const range = new Range();
      range.setStart(node, from);
      range.setEnd(node, to);
      ranges.push(range);
    }
  return ranges;
};

/** Highlights search results with the CSS Highlight API, without changing the DOM. Does nothing if a browser lacks it. */
export const useMarks = (root: RefObject<HTMLElement | null>, search: string): void => {
  useEffect(() => {
    if (!('highlights' in CSS) || !root.current || search.trim() === '') return;
    CSS.highlights.set(NAME, new Highlight(...rangesIn(root.current, search)));
    return () => void CSS.highlights.delete(NAME);
  });
};
