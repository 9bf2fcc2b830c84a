import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { InputField } from './input-field.tsx';
import { Notice } from './notice.tsx';
import styles from './once-shown.module.css';

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
    <div className={styles.once}>
      <Notice tone="warn">This is shown only once. Keep it like a password.</Notice>
      <InputField label={label} readOnly value={value} onFocus={({ target }) => target.select()} />
      <p>{children}</p>
      <p className={styles.foot}>
        <span role="status">{said}</span>
        <Button onClick={() => void copy()}>Copy</Button>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </p>
    </div>
  );
}
