import { type ReactNode, useState } from 'react';
import { Row, Stack } from '../layout/index.ts';
import { Button } from './button.tsx';
import { InputField } from './input-field.tsx';
import { Notice } from './notice.tsx';

/** A secret that can't be seen again, to be copied now. */
export function OnceShown({
  label,
  value,
  children,
  onClose,
}: {
  label: string;
  value: string;
  /** What it is for. */
  children: ReactNode;
  onClose: () => void;
}) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setSaid('Copied'),
      () => setSaid('Your browser did not allow copying. Select it and copy it.'),
    );
  return (
    <Stack fit gap={12}>
      <Notice tone="warn">This is shown only once. Keep it like a password.</Notice>
      <InputField label={label} readOnly value={value} onFocus={({ target }) => target.select()} />
      <p>{children}</p>
      <Row as="p" gap={8} justify="end">
        <span role="status">{said}</span>
        <Button onClick={() => void copy()}>Copy</Button>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </Row>
    </Stack>
  );
}
