/** One step on the way to something on a page: each goes on from what the step before has found. */
export type Step =
  | { readonly css: string }
  | { readonly role: string; readonly name?: Named }
  | { readonly text: string }
  | { readonly nth: number };

/** How something is called: by all of its name, a part of it, or a pattern. */
export type Named =
  | { readonly whole: string }
  | { readonly part: string }
  | { readonly pattern: string; readonly flags: string };

export interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * Runs in the page and stands alone there. `want` says how much must be so: that it is there, that it is seen, or that a
 * finger would meet it, in its middle; the answer is how many there are, or where.
 */
export const findIn = async (
  steps: readonly Step[],
  want: 'count' | 'seen' | 'place',
): Promise<number | Place | undefined> => {
  const OF_ROLE: Readonly<Record<string, string>> = {
    button: 'button, [role="button"], summary',
    grid: '[role="grid"]',
    link: 'a[href]',
    region: 'section[aria-label], section[aria-labelledby], [role="region"]',
  };
  const isSeen = (one: Element): boolean => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true });
  };
  const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();
  const nameOf = (one: Element): string => {
    const by = one.getAttribute('aria-labelledby');
    const labels = by?.split(' ').map(id => document.getElementById(id)?.textContent ?? '');
    return flat(one.getAttribute('aria-label') ?? labels?.join(' ') ?? one.textContent ?? '');
  };
  const isCalled = (one: Element, name: Named): boolean => {
    if ('whole' in name) return nameOf(one) === flat(name.whole);
    if ('part' in name) return nameOf(one).toLowerCase().includes(flat(name.part).toLowerCase());
    return new RegExp(name.pattern, name.flags).test(nameOf(one));
  };
  const all = (from: readonly (Element | Document)[], css: string): readonly Element[] => [
    ...new Set(from.flatMap(one => [...one.querySelectorAll(css)])),
  ];
  const take = (from: readonly (Element | Document)[], step: Step): readonly Element[] => {
    if ('css' in step) return all(from, step.css);
    if ('role' in step) {
      const { role, name } = step;
      return all(from, OF_ROLE[role]!).filter(one => isSeen(one) && (!name || isCalled(one, name)));
    }
    const elements = from as readonly Element[];
    if ('nth' in step) return elements.slice(step.nth, step.nth + 1);
    const text = flat(step.text).toLowerCase();
    return elements.filter(one =>
      flat(one.textContent ?? '')
        .toLowerCase()
        .includes(text),
    );
  };
  const found = steps.reduce<readonly (Element | Document)[]>(take, [document]) as readonly Element[];
  if (want === 'count') return found.length;
  const [one] = found;
  if (!one || !isSeen(one)) return undefined;
  if (want === 'seen') return 1;

  if (one.matches(':disabled')) return undefined;
  const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve));
  const middle = (): Place => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isMet = ({ x, y }: Place): boolean => {
    const met = document.elementFromPoint(x, y);
    return met !== null && (one.contains(met) || met.contains(one));
  };
  if (!isMet(middle())) one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const before = middle();
  await nextFrame();
  await nextFrame();
  const after = middle();
  const isStill = Math.abs(before.x - after.x) < 0.5 && Math.abs(before.y - after.y) < 0.5;
  return isStill && isMet(after) ? after : undefined;
};
