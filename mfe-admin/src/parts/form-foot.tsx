import { Button } from './button.tsx';
import styles from './form-foot.module.css';

interface FormFootProps {
  /** The submit button's label. */
  children: string;
  busy: boolean;
  busyText?: string;
  variant?: 'primary' | 'danger';
  onCancel: () => void;
}

/** A form's footer: submit and Cancel. */
export function FormFoot({
  children,
  busy,
  busyText = 'Saving...',
  variant = 'primary',
  onCancel,
}: FormFootProps) {
  return (
    <div className={styles.buttons}>
      <Button variant={variant} type="submit" busy={busy} busyText={busyText}>
        {children}
      </Button>
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  );
}
