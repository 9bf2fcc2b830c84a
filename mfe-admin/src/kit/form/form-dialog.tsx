import { type ComponentProps, type FormEvent, type ReactNode, useId } from 'react';
import { Stack } from '../layout/index.ts';
import { DialogFoot, type DialogFootProps, Notice, StaffDialog } from '../parts/index.ts';

interface FormDialogProps
  extends Omit<ComponentProps<typeof StaffDialog>, 'open' | 'foot' | 'children' | 'onClose'>,
    Pick<DialogFootProps, 'variant' | 'disabled' | 'busyText' | 'before'> {
  /** What `useStaffForm` returns. */
  form: { submit: (event: FormEvent) => void; busy: boolean; refusal?: string | undefined };
  /** The label of the button that submits it. */
  action?: string;
  children: ReactNode;
  onClose: () => void;
}

/** A dialog that is a form: why it was refused, its fields, and its foot. */
export function FormDialog({
  form: { submit, busy, refusal },
  action = 'Save',
  variant,
  disabled,
  busyText = 'Saving...',
  before,
  children,
  onClose,
  ...frame
}: FormDialogProps) {
  const id = useId();
  return (
    <StaffDialog
      {...frame}
      open
      onClose={onClose}
      foot={
        <DialogFoot {...{ variant, disabled, busy, busyText, before }} form={id} onCancel={onClose}>
          {action}
        </DialogFoot>
      }
    >
      <Stack as="form" id={id} fit gap={14} onSubmit={submit} noValidate>
        {refusal !== undefined && <Notice tone="warn">{refusal}</Notice>}
        {children}
      </Stack>
    </StaffDialog>
  );
}
