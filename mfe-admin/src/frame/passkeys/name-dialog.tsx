import type { ReactNode } from 'react';
import { passkeyRequest } from 'shared-domain/contracts';
import { FormDialog, useStaffForm } from '../../kit/form/index.ts';
import { InputField } from '../../kit/parts/index.ts';

const nameForm = passkeyRequest.pick({ name: true });

type NameDialogProps = {
  title: string;
  initial: string;
  /** The button's label. */
  action: string;
  children?: ReactNode;
  onSave: (name: string) => Promise<string | undefined>;
  onClose: () => void;
};

/** Names or renames a passkey. `onSave` returns the reason for a refusal. */
export function NameDialog({ title, initial, action, children, onSave, onClose }: NameDialogProps) {
  const form = useStaffForm({
    schema: nameForm,
    initial: { name: initial },
    save: ({ name }) => onSave(name),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={title} width={440} action={action} busyText="Waiting..." onClose={onClose}>
      {children}
      <InputField label="Name" data-autofocus {...form.field('name')} />
    </FormDialog>
  );
}
