import { StaffIcon } from '../../icons/index.ts';
import { useBoardParts } from './board-context.ts';
import styles from './stop-row.module.css';

/** What a stop is moved by: dragged, or lifted by Space. */
export function Handle({ id, name, where }: { id: string; name: string; where: string }) {
  const { lifted, onGrab, onKey } = useBoardParts();
  return (
    <button
      type="button"
      className={styles.handle}
      data-handle={id}
      aria-label={`Move ${name}, ${where}`}
      aria-pressed={lifted === id}
      aria-describedby="deliveries-keys"
      onPointerDown={(event) => onGrab(event, id)}
      onKeyDown={(event) => onKey(event, id)}
    >
      <StaffIcon name="grip" size={16} />
    </button>
  );
}
