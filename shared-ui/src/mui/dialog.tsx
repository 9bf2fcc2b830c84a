import Dialog, { type DialogProps } from '@mui/material/Dialog';
import Grow from '@mui/material/Grow';
import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';

/** Makes the dialog grow out of the clicked element. */
function growFromPressed(container: HTMLElement): void {
  const pressed = document.activeElement;
  if (!pressed || pressed === document.body) return;
  const { left, top, width, height } = pressed.getBoundingClientRect();
  container.style.transformOrigin = `${left + width / 2}px ${top + height / 2}px`;
}

/** Focuses the element with `data-autofocus`, after a closing menu has returned the focus; only a control is scrolled into view. */
function FirstFocus({ paper }: { paper: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const first = paper.current?.querySelector<HTMLElement>('[data-autofocus]');
    first?.focus({ preventScroll: first.tabIndex < 0 });
  }, [paper]);
  return null;
}

/** MUI's dialog, growing out of its button; an element with `data-autofocus` gets the initial focus. */
export default function GrowingDialog({
  paperClassName,
  width,
  children,
  ...dialog
}: Omit<DialogProps, 'slots' | 'slotProps'> & {
  paperClassName?: string;
  /** Maximum width in px. */
  width: number;
}) {
  const paper = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      {...dialog}
      maxWidth={false}
      slots={{ transition: Grow }}
      slotProps={{
        transition: { onEnter: growFromPressed },
        paper: {
          ref: paper,
          className: paperClassName,
          style: { '--dialog-width': `${width}px` } as CSSProperties,
        },
      }}
    >
      {children}
      <FirstFocus paper={paper} />
    </Dialog>
  );
}
