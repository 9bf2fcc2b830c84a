import Dialog, { type DialogProps } from '@mui/material/Dialog';
import Grow from '@mui/material/Grow';
import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';

/** Has the dialog grow out of what was pressed to open it. */
function growFromPressed(container: HTMLElement): void {
  const pressed = document.activeElement;
  if (!pressed || pressed === document.body) return;
  const { left, top, width, height } = pressed.getBoundingClientRect();
  container.style.transformOrigin = `${left + width / 2}px ${top + height / 2}px`;
}

/** Focuses what the content marks with `data-autofocus`, once whatever closed for this dialog has given the focus back. */
function FirstFocus({ paper }: { paper: RefObject<HTMLElement | null> }) {
  useEffect(() => paper.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [paper]);
  return null;
}

/** MUI's dialog, growing out of its button; an element with `data-autofocus` in it gets the focus when it opens. */
export default function GrowingDialog({
  paperClassName,
  width,
  children,
  ...dialog
}: Omit<DialogProps, 'slots' | 'slotProps'> & {
  paperClassName?: string;
  /** In px, where there is room. */
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
