import { type FormEvent, useState } from 'react';
import { passkeyName } from 'shared-domain/contracts';
import { Stack } from '../../kit/layout/index.ts';
import { FormFoot, InputField, Notice, StaffDialog } from '../../kit/parts/index.ts';

/** Names or renames a passkey. `onSave` returns the reason for a refusal. */
export function NameDialog({
  title,
  initial,
  action,
  children,
  onSave,
  onClose,
}: {
  title: string;
  initial: string;
  /** The button's label. */
  action: string;
  children?: string;
  onSave: (name: string) => Promise<string | undefined>;
  onClose: () => void;
}) {
  const [name, setName] = useState(initial);
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const checked = passkeyName.safeParse(name);
    setError(checked.error?.issues[0]?.message);
    if (!checked.success) return;
    setBusy(true);
    const reason = await onSave(checked.data);
    setBusy(false);
    setRefusal(reason);
    if (reason === undefined) onClose();
  };
  return (
    <StaffDialog open title={title} width={440} onClose={onClose}>
      <Stack as="form" gap={14} onSubmit={(event) => void save(event)} noValidate>
        {refusal !== undefined && <Notice tone="warn">{refusal}</Notice>}
        {children !== undefined && <p>{children}</p>}
        <InputField
          label="Name"
          value={name}
          onChange={({ target }) => setName(target.value)}
          {...(error === undefined ? {} : { error })}
          data-autofocus
        />
        <FormFoot busy={busy} busyText="Waiting..." onCancel={onClose}>
          {action}
        </FormFoot>
      </Stack>
    </StaffDialog>
  );
}
