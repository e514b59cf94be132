import { useEffect, useState } from 'preact/hooks';

/**
 * Attributes of a live region. Screen readers ignore a region that arrives with its text: its children stay hidden
 * until the region itself was painted once.
 */
export const useLive = (): { readonly role: 'status'; readonly 'data-new': boolean } => {
  const [isNew, setNew] = useState(true);
  useEffect(() => setNew(false), []);
  return { role: 'status', 'data-new': isNew };
};
