import { StaffIcon } from '../../kit/icons/index.ts';
import { useStableParts } from './board-context.ts';
import styles from './stop-row.module.css';

/** The handle that drags a stop, or lifts it with Space. */
export function Handle({
  id,
  name,
  where,
  isLifted,
}: {
  id: string;
  name: string;
  where: string;
  isLifted: boolean;
}) {
  const { onGrab, onKey } = useStableParts();
  return (
    <button
      type="button"
      className={styles.handle}
      data-handle={id}
      aria-label={`Move ${name}, ${where}`}
      aria-pressed={isLifted}
      aria-describedby="deliveries-keys"
      onPointerDown={(event) => onGrab(event, id)}
      onKeyDown={(event) => onKey(event, id)}
    >
      <StaffIcon name="grip" size={16} />
    </button>
  );
}
