import type { ReactNode } from 'react';
import { Button, Spacer } from './button.tsx';

export interface DialogFootProps {
  /** What the dialog does: its button's label. */
  children: string;
  /** At the foot's start. */
  before?: ReactNode;
  /** What leaves everything as it is. */
  cancel?: string;
  variant?: 'primary' | 'danger';
  disabled?: boolean | undefined;
  busy?: boolean;
  busyText?: string;
  /** The button that has the focus first. */
  focus?: 'cancel' | 'act';
  form?: string;
  onAct?: () => void;
  onCancel: () => void;
}

/** The foot of every dialog that does something: Cancel, and the button that does it. */
export const DialogFoot = ({
  children,
  before,
  cancel = 'Cancel',
  variant = 'primary',
  focus,
  form,
  onAct,
  onCancel,
  ...button
}: DialogFootProps) => (
  <>
    {before}
    <Spacer />
    <Button onClick={onCancel} data-autofocus={focus === 'cancel' || undefined}>
      {cancel}
    </Button>
    <Button
      variant={variant}
      type={form ? 'submit' : 'button'}
      form={form}
      data-autofocus={focus === 'act' || undefined}
      onClick={onAct}
      {...button}
    >
      {children}
    </Button>
  </>
);
