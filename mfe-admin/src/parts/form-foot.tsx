import { Button } from './button.tsx';
import styles from './form-foot.module.css';

interface FormFootProps {
  /** The word on the button that sends the form. */
  children: string;
  busy: boolean;
  busyText?: string;
  variant?: 'primary' | 'danger';
  onCancel: () => void;
}

/** The foot of a form: the button that sends it, and Cancel. */
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
