import FocusTrap from '@mui/material/Unstable_TrapFocus';
import { type FocusEventHandler, type ReactElement, type RefCallback, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

/** Duration of the closing animation, in milliseconds. */
const EXIT_MS = 150;

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Keeps a removed dialog's element visible, but inert, while it animates out. Does nothing with reduced motion. */
function playExitAnimation(layer: HTMLElement): void {
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

/** Hides the page behind a dialog from screen readers and keeps it from scrolling. Restores both afterwards. */
function holdPage(dialog: HTMLElement): () => void {
  const { body } = document;
  const others = [...body.children].filter((each) => each !== dialog && !each.hasAttribute('aria-hidden'));
  for (const other of others) other.setAttribute('aria-hidden', 'true');
  const { overflow, paddingRight } = body.style;
  // Reserves the scroll bar's width, so that the page doesn't shift.
  const bar = window.innerWidth - document.documentElement.clientWidth;
  body.style.overflow = 'hidden';
  if (bar > 0) body.style.paddingRight = `${bar}px`;
  return () => {
    for (const other of others) other.removeAttribute('aria-hidden');
    Object.assign(body.style, { overflow, paddingRight });
  };
}

/** The open layers, topmost last. Only it traps the focus; two traps would fight over it. */
const layers: HTMLElement[] = [];

type ModalProps = {
  className?: string;
  backdropClassName: string;
  /** Called by Escape and a click outside, if set. */
  onClose?: () => void;
  /** One element that takes the focus trap's `ref` and `onFocus`. */
  children: ReactElement<{ onFocus?: FocusEventHandler; ref?: RefCallback<HTMLElement> }>;
};

/**
 * A layer over the page that traps and returns the focus. Built on MUI's focus trap only, because its Modal would add 30
 * kB (brotli) of emotion and styles to customers' pages.
 */
export function Modal({ className, backdropClassName, onClose, children }: ModalProps) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return;
    const returnFocus = holdPage(element);
    layers.push(element);
    return () => {
      layers.splice(layers.indexOf(element), 1);
      returnFocus();
      // Before React removes the element.
      queueMicrotask(() => playExitAnimation(element));
    };
  }, []);
  // A layout effect, because an Escape pressed right after the paint would be lost.
  useLayoutEffect(() => {
    const element = layer.current;
    const handleEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose?.();
    };
    // If a focused button gets disabled, the body has the focus until the trap takes it back;
    // keys in between belong to the topmost layer.
    const handleLostFocus = (event: KeyboardEvent) => {
      if (event.target === document.body && layers.at(-1) === element) handleEscape(event);
    };
    element?.addEventListener('keydown', handleEscape);
    document.addEventListener('keydown', handleLostFocus);
    return () => {
      element?.removeEventListener('keydown', handleEscape);
      document.removeEventListener('keydown', handleLostFocus);
    };
  }, [onClose]);
  return createPortal(
    <div ref={layer} className={className}>
      <div className={backdropClassName} aria-hidden="true" onClick={onClose} />
      <FocusTrap open isEnabled={() => layers.at(-1) === layer.current}>
        {children}
      </FocusTrap>
    </div>,
    document.body,
  );
}
