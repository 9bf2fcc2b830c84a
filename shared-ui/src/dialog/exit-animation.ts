/** Duration of the closing animation, in milliseconds. */
const EXIT_MS = 150;

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Keeps a removed dialog's element visible, but inert, while it animates out. Does nothing with reduced motion. */
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
  // A timer, because the animation's end event never fires in a background tab.
  setTimeout(() => layer.remove(), EXIT_MS);
}
