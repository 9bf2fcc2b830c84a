import { type ComponentProps, type FormEvent, type ReactNode, useId } from 'react';
import { Stack } from '../layout/index.ts';
import { DialogFoot, type DialogFootProps, Notice, StaffDialog, useLeaveGuard } from '../parts/index.ts';

interface FormDialogProps
  extends Omit<ComponentProps<typeof StaffDialog>, 'open' | 'foot' | 'children' | 'onClose'>,
    Pick<DialogFootProps, 'variant' | 'disabled' | 'busyText' | 'before'> {
  /** What `useStaffForm` returns, which closes the dialog once saved; a form made by hand closes it itself. */
  form: {
    submit: (event: FormEvent, onSaved: () => void) => void;
    busy: boolean;
    refusal?: string | undefined;
  };
  /** The label of the button that submits it. */
  action?: string;
  /** Whether leaving it would lose enough to ask first. */
  unsaved?: boolean;
  children: ReactNode;
  onClose: () => void;
}

/** A dialog that is a form: why it was refused, its fields, and its foot. */
export function FormDialog({
  form: { submit, busy, refusal },
  action = 'Save',
  unsaved = false,
  variant,
  disabled,
  busyText = 'Saving...',
  before,
  children,
  onClose,
  ...frame
}: FormDialogProps) {
  const id = useId();
  const { leave, question } = useLeaveGuard(unsaved, onClose);
  return (
    <StaffDialog
      {...frame}
      onClose={leave}
      foot={
        <DialogFoot {...{ variant, disabled, busy, busyText, before }} form={id} onCancel={leave}>
          {action}
        </DialogFoot>
      }
    >
      <Stack
        as="form"
        id={id}
        fit
        gap={14}
        onSubmit={(event: FormEvent) => submit(event, onClose)}
        noValidate
      >
        {refusal !== undefined && <Notice tone="warn">{refusal}</Notice>}
        {children}
        {question}
      </Stack>
    </StaffDialog>
  );
}
