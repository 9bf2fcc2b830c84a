import styles from './switch.module.css';

/** A switch that acts at once; its change can be undone by switching back. */
export function Switch({
  label,
  checked,
  onChange,
  busy = false,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  busy?: boolean;
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-label={label}
      aria-checked={checked}
      aria-busy={busy || undefined}
      className={styles.switch}
      onClick={() => {
        if (!busy) onChange(!checked);
      }}
    >
      <span className={styles.knob} />
    </button>
  );
}
