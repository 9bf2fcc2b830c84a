const STILL = '(prefers-reduced-motion: reduce)';

/** Animates a copy of a card's picture to the header's cart. Not with reduced motion, or if the cart is off screen. */
export function flyToCart(card: HTMLElement | null): void {
  const art = card?.querySelector('svg[data-form], img');
  const cart = document.querySelector('[data-cart-target]');
  if (!art || !cart || !('animate' in art) || globalThis.matchMedia?.(STILL).matches) return;
  const from = art.getBoundingClientRect();
  const to = cart.getBoundingClientRect();
  const clone = art.cloneNode(true) as HTMLElement;
  clone.style.cssText = `position:fixed;left:${from.left}px;top:${from.top}px;width:${from.width}px;height:${from.height}px;z-index:50;pointer-events:none`;
  clone.setAttribute('aria-hidden', 'true');
  document.body.append(clone);
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const flight = clone.animate(
    [{ transform: 'none' }, { transform: `translate(${x}px, ${y}px) scale(.2)`, opacity: 0.6 }],
    { duration: 240, easing: 'cubic-bezier(.2,.8,.2,1)' },
  );
  flight.onfinish = flight.oncancel = () => clone.remove();
}
