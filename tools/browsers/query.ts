/** One step of a locator. It selects elements among the matches of the previous step. */
export type Step =
  | { readonly css: string }
  | { readonly role: string; readonly name?: NameMatch }
  | { readonly text: string }
  | { readonly nth: number };

/** Describes which accessible names match. */
export type NameMatch =
  | { readonly exact: string }
  | { readonly part: string }
  | { readonly pattern: string; readonly flags: string };

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Runs in the page, so it may use nothing outside this function. Returns the number of matches, or 1 if the first match
 * is visible, or the point at which the first match can be clicked: it must be enabled, must not move and must not be
 * covered.
 */
export const query = async (
  steps: readonly Step[],
  wanted: 'count' | 'visible' | 'click-point',
): Promise<number | Point | undefined> => {
  const ROLE_SELECTORS: Readonly<Record<string, string>> = {
    button: 'button, [role="button"], summary',
    grid: '[role="grid"]',
    link: 'a[href]',
    region: 'section[aria-label], section[aria-labelledby], [role="region"]',
  };
  const isVisible = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const normalize = (text: string): string => text.replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ');
    const labels = ids?.map(id => document.getElementById(id)?.textContent ?? '');
    return normalize(element.getAttribute('aria-label') ?? labels?.join(' ') ?? element.textContent ?? '');
  };
  const hasPart = (text: string, part: string): boolean =>
    normalize(text).toLowerCase().includes(normalize(part).toLowerCase());
  const hasName = (element: Element, name: NameMatch): boolean => {
    if ('exact' in name) return nameOf(element) === normalize(name.exact);
    if ('part' in name) return hasPart(nameOf(element), name.part);
    return new RegExp(name.pattern, name.flags).test(nameOf(element));
  };
  const selectAll = (roots: readonly (Element | Document)[], css: string): readonly Element[] => [
    ...new Set(roots.flatMap(root => [...root.querySelectorAll(css)])),
  ];
  const apply = (roots: readonly (Element | Document)[], step: Step): readonly Element[] => {
    if ('css' in step) return selectAll(roots, step.css);
    if ('role' in step) {
      const { role, name } = step;
      return selectAll(roots, ROLE_SELECTORS[role]!).filter(
        element => isVisible(element) && (!name || hasName(element, name)),
      );
    }
    const elements = roots as readonly Element[];
    if ('nth' in step) return elements.slice(step.nth, step.nth + 1);
    return elements.filter(element => hasPart(element.textContent ?? '', step.text));
  };
  const matches = steps.reduce<readonly (Element | Document)[]>(apply, [document]) as readonly Element[];
  if (wanted === 'count') return matches.length;
  const [element] = matches;
  if (!element || !isVisible(element)) return undefined;
  if (wanted === 'visible') return 1;

  if (element.matches(':disabled')) return undefined;
  const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve));
  const center = (): Point => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isHit = ({ x, y }: Point): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  if (!isHit(center())) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const before = center();
  await nextFrame();
  await nextFrame();
  const after = center();
  const isStill = Math.abs(before.x - after.x) < 0.5 && Math.abs(before.y - after.y) < 0.5;
  return isStill && isHit(after) ? after : undefined;
};
