import { type FormEvent, useState } from 'react';
import { Stack } from '../layout/index.ts';
import { FormFoot, InputField, StaffDialog } from '../parts/index.ts';

/** Asks for a view's name; `hint` says what is saved. */
export function SaveViewDialog({
  hint,
  onSave,
  onClose,
}: {
  hint: string;
  onSave: (name: string) => void;
  onClose: () => void;
}) {
  const [name, setName] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) onSave(name.trim());
  };
  return (
    <StaffDialog open title="Save view" onClose={onClose} width={420}>
      <Stack as="form" gap={16} onSubmit={save}>
        <InputField
          label="Name of the view"
          value={name}
          data-autofocus
          maxLength={60}
          hint={hint}
          onChange={(event) => setName(event.target.value)}
        />
        <FormFoot busy={false} disabled={!name.trim()} onCancel={onClose}>
          Save view
        </FormFoot>
      </Stack>
    </StaffDialog>
  );
}
