/**
 * Duration of a dialog's closing animation, in milliseconds: shorter than the opening, so that no one waits for it.
 */
const EXIT_MS = 150;

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Keeps a dialog that React has removed visible while it animates out: its own element, inert for pointer, keyboard and
 * screen reader. Does nothing under reduced motion.
 */
export function playExitAnimation(layer: HTMLElement): void {
  if (layer.isConnected || !layer.animate || prefersReducedMotion()) return;
  const [backdrop, sheet] = [layer.firstElementChild, layer.querySelector('[role=dialog]')];
  layer.setAttribute('inert', '');
  layer.setAttribute('aria-hidden', 'true');
  layer.dataset.leaving = '';
  document.body.append(layer);
  const timing = { duration: EXIT_MS, easing: 'ease-in', fill: 'forwards' } as const;
  sheet?.animate({ opacity: 0, transform: 'scale(.94)' }, timing);
  (backdrop ?? layer).animate({ opacity: 0 }, timing);
  // Not on the animation's end event: in a background tab it never fires.
  setTimeout(() => layer.remove(), EXIT_MS);
}
