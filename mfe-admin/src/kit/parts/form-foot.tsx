import { Row } from '../layout/index.ts';
import { Button } from './button.tsx';
import styles from './form-foot.module.css';

interface FormFootProps {
  /** The submit button's label. */
  children: string;
  busy: boolean;
  busyText?: string;
  variant?: 'primary' | 'danger';
  disabled?: boolean;
  onCancel: () => void;
}

/** A form's footer: Cancel and submit. At the end of a dialog's body, it looks like the dialog's own. */
export function FormFoot({
  children,
  busy,
  busyText = 'Saving...',
  variant = 'primary',
  disabled,
  onCancel,
}: FormFootProps) {
  return (
    <Row wrap gap={8} justify="end" align="stretch" className={styles.buttons}>
      <Button onClick={onCancel}>Cancel</Button>
      <Button variant={variant} type="submit" disabled={disabled} busy={busy} busyText={busyText}>
        {children}
      </Button>
    </Row>
  );
}
