import { type ReactNode, useState } from 'react';
import { Stack, Text } from '../layout/index.ts';
import { DialogFoot } from './dialog-foot.tsx';
import { InputField } from './input-field.tsx';
import { Notice } from './notice.tsx';
import { StaffDialog } from './staff-dialog.tsx';

type OnceShownProps = {
  title: string;
  label: string;
  value: string;
  /** What it is for. */
  children: ReactNode;
  onClose: () => void;
};

/** A secret that can't be seen again, to be copied now. */
export function OnceShown({ title, label, value, children, onClose }: OnceShownProps) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setSaid('Copied'),
      () => setSaid('Your browser did not allow copying. Select it and copy it.'),
    );
  return (
    <StaffDialog
      title={title}
      onClose={onClose}
      foot={
        <DialogFoot
          before={<Text role="status">{said}</Text>}
          cancel="Copy"
          onCancel={() => void copy()}
          onAct={onClose}
        >
          Done
        </DialogFoot>
      }
    >
      <Stack fit gap={12}>
        <Notice tone="warn">This is shown only once. Keep it like a password.</Notice>
        <InputField label={label} readOnly value={value} onFocus={({ target }) => target.select()} />
        <p>{children}</p>
      </Stack>
    </StaffDialog>
  );
}
