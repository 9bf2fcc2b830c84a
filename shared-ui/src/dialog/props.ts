import type { ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  /** The dialog's name and heading. */
  title: string;
  /** A sentence below the heading, announced with the dialog's name. */
  description?: ReactNode;
  /** Called by Escape, a click outside and the close button. Without it only the dialog's own buttons close it. */
  onClose?: () => void;
  /** Maximum width in px. */
  width?: number;
  /** No padding and no visible heading; the title still names the dialog. */
  bare?: boolean;
  /** The backdrop: slightly dimmed (default), a `heavy` blur (for gates, which must hide the page), or `none`. */
  backdrop?: 'light' | 'heavy' | 'none';
  /** Drawn above the heading. */
  above?: ReactNode;
  className?: string;
  /** An element with `data-autofocus` gets the focus when the dialog opens, otherwise the dialog. */
  children: ReactNode;
}
