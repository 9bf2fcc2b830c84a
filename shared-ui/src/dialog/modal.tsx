import FocusTrap from '@mui/material/Unstable_TrapFocus';
import { type FocusEventHandler, type ReactElement, type RefCallback, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { playExitAnimation } from './exit-animation.ts';

/** Hides the page behind a dialog from screen readers and keeps it from scrolling. Restores both afterwards. */
function holdPage(dialog: HTMLElement): () => void {
  const { body } = document;
  const others = [...body.children].filter((each) => each !== dialog && !each.hasAttribute('aria-hidden'));
  for (const other of others) other.setAttribute('aria-hidden', 'true');
  const { overflow, paddingRight } = body.style;
  // The scroll bar's width stays reserved, so that nothing behind the dialog moves.
  const bar = window.innerWidth - document.documentElement.clientWidth;
  body.style.overflow = 'hidden';
  if (bar > 0) body.style.paddingRight = `${bar}px`;
  return () => {
    for (const other of others) other.removeAttribute('aria-hidden');
    Object.assign(body.style, { overflow, paddingRight });
  };
}

/** The open layers, the topmost last: only it traps the focus, or two would take it from each other forever. */
const layers: HTMLElement[] = [];

type ModalProps = {
  className?: string;
  backdropClassName: string;
  /** Called by Escape and by a press outside the dialog; without it neither does anything. */
  onClose?: () => void;
  /** One element that takes `ref` and `onFocus`, with which the focus trap learns where the focus came from. */
  children: ReactElement<{ onFocus?: FocusEventHandler; ref?: RefCallback<HTMLElement> }>;
};

/**
 * A layer over the page that traps the focus and returns it when it closes. Built only on MUI's focus trap: MUI's Modal
 * would add emotion and the style system, 30 kB (brotli) before a customer's first click.
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
      // React removes the element from the page after this.
      queueMicrotask(() => playExitAnimation(element));
    };
  }, []);
  // Not an effect after the paint: an Escape pressed as soon as the dialog is seen would be lost.
  useLayoutEffect(() => {
    const element = layer.current;
    const handleEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose?.();
    };
    // A button that gets disabled when pressed loses the focus to the page until the trap takes it back a moment later:
    // a key pressed in between is meant for the topmost layer too.
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
