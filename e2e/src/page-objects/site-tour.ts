import type { Page } from '@playwright/test';

/** The result of tabbing through the top dialog or, if none is open, the page. */
export type Walk = {
  /** Controls in the order in which they were reached. */
  reached: string[];
  /** Visible, enabled controls that weren't reached. */
  missed: string[];
  /** Controls without a visible focus indicator. */
  unmarked: string[];
  /** 'a -> b' for a control b that is above or before a. */
  backwards: string[];
};

/** The part that runs in the page: it knows the controls and inspects the focused one. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: it is sent to the page as one function
function installWalker() {
  const name = (element: Element): string =>
    `${element.tagName.toLowerCase()} ${
      element.getAttribute('aria-label') ||
      (element as HTMLInputElement).labels?.[0]?.textContent ||
      element.textContent?.trim().slice(0, 40) ||
      element.getAttribute('name') ||
      element.id
    }`;
  const scope = (): Element => [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.body;
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
    element.getClientRects().length > 0 &&
    !element.closest('[inert]');
  // A radio group has one Tab stop; the arrow keys do the rest.
  const isStop = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    !(
      element.matches('input[type="radio"]:not(:checked)') &&
      [...scope().querySelectorAll<HTMLInputElement>('input[type="radio"]')].some(
        (other) => other !== element && other.name === (element as HTMLInputElement).name,
      )
    );
  const controls = () =>
    [
      ...scope().querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      ),
    ].filter((element) => isStop(element) && isSeen(element));
  // A card's link has its ring where it reaches: round the card.
  const isRinged = (element: Element, part?: string): boolean => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part);
    const ring = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return ring || boxShadow.includes(' 0px 0px 0px 2px');
  };
  const hasRing = (element: Element | null, levels = 2): boolean =>
    element !== null &&
    (isRinged(element) ||
      isRinged(element, '::after') ||
      (levels > 0 && hasRing(element.parentElement, levels - 1)));
  const landmark = (element: Element) => element.closest('header, nav, main, footer, aside, [role="dialog"]');
  const standsBefore = (next: Element, last: Element) => {
    if (landmark(next) !== landmark(last)) return false;
    const one = next.getBoundingClientRect();
    const other = last.getBoundingClientRect();
    const isAbove = one.bottom <= other.top + 1 && one.right <= other.right + 1;
    const isLeft =
      one.right <= other.left + 1 && Math.abs(one.top + one.bottom - other.top - other.bottom) < 8;
    return isAbove || isLeft;
  };
  // A page may begin at a field of its own; the walk begins at the page's top. A dialog is walked round.
  if (scope() === document.body) {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  }
  let last: Element | null = null;
  const seen = new Set<Element>();
  const walk: Walk = { reached: [], missed: [], unmarked: [], backwards: [] };
  return {
    /** Notes where the focus is; false when the tour is over: the page was left, or starts over. */
    note: (): boolean => {
      const now = document.activeElement;
      // A date has stops of its own inside: month, day, year.
      if (now && now === last) return true;
      if (!now || now === document.body || seen.has(now)) return false;
      seen.add(now);
      walk.reached.push(name(now));
      if (!hasRing(now)) walk.unmarked.push(name(now));
      if (last && standsBefore(now, last)) walk.backwards.push(`${name(last)} -> ${name(now)}`);
      last = now;
      return true;
    },
    end: (): Walk => ({
      ...walk,
      missed: controls()
        .filter((each) => !seen.has(each))
        .map(name),
    }),
  };
}

type Walker = ReturnType<typeof installWalker>;
declare global {
  interface Window {
    walker: Walker;
  }
}

/** An upper bound on a page's Tab stops. */
const MAX_STOPS = 400;

/** Tabs through the page or the open dialog until it leaves or wraps around. */
export async function walk(page: Page): Promise<Walk> {
  await page.evaluate(`window.walker = (${installWalker.toString()})()`);
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (!(await page.evaluate(() => window.walker.note()))) break;
  }
  return page.evaluate(() => window.walker.end());
}
