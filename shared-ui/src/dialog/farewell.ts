/** How a dialog goes, in milliseconds: quicker than it came, it must not be waited for. */
const FAREWELL = 150;

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Lets a dialog that React has taken off the page be seen a moment longer while it goes: its own element, out of reach
 * of pointer, keyboard and screen reader. Does nothing where motion is not wanted.
 */
export function playFarewell(layer: HTMLElement): void {
  if (layer.isConnected || !layer.animate || wantsStillness()) return;
  const [backdrop, sheet] = [layer.firstElementChild, layer.querySelector('[role=dialog]')];
  layer.setAttribute('inert', '');
  layer.setAttribute('aria-hidden', 'true');
  layer.dataset.leaving = '';
  document.body.append(layer);
  const timing = { duration: FAREWELL, easing: 'ease-in', fill: 'forwards' } as const;
  sheet?.animate({ opacity: 0, transform: 'scale(.94)' }, timing);
  (backdrop ?? layer).animate({ opacity: 0 }, timing);
  // Not at the animation's own end: in a page that is not drawn (a tab in the background) it never comes.
  setTimeout(() => layer.remove(), FAREWELL);
}
