import type { ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  /** The dialog's name and heading. */
  title: string;
  /** One sentence below the heading, read out with the dialog's name. */
  description?: ReactNode;
  /**
   * Called by Escape, by a press outside the dialog and by its close button. Without it only its own buttons close it.
   */
  onClose?: () => void;
  /** Width in px if there is space (customer type 720, licence 520, age gate 480, keg detail 960). */
  width?: number;
  /** No padding and no visible heading (the title still names the dialog): the content draws its own. */
  bare?: boolean;
  /**
   * The backdrop: slightly dimmed (default), a `heavy` blur (gates, which must hide the page), or nothing (`none`:
   * something else covers the page already).
   */
  backdrop?: 'light' | 'heavy' | 'none';
  /** Drawn above the heading. */
  above?: ReactNode;
  className?: string;
  /** An element with `data-autofocus` in here gets the focus when the dialog opens; otherwise the dialog itself. */
  children: ReactNode;
}
