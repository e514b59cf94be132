import { useEffect, useState } from 'preact/hooks';

/**
 * The attributes of a live region. Screen readers don't announce a region that appears together with its text, so
 * styles hide the text until the region has been painted once.
 */
export const useLive = (): { readonly role: 'status'; readonly 'data-new': boolean } => {
  const [isNew, setNew] = useState(true);
  useEffect(() => setNew(false), []);
  return { role: 'status', 'data-new': isNew };
};
