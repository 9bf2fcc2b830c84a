import { StaffIcon } from '../../kit/icons/index.ts';
import { Stack } from '../../kit/layout/index.ts';
import { useStableParts } from './board-context.ts';
import styles from './stop-row.module.css';

type HandleProps = { id: string; name: string; where: string; isLifted: boolean };

/** The handle that drags a stop, or lifts it with Space. */
export function Handle({ id, name, where, isLifted }: HandleProps) {
  const { onGrab, onKey } = useStableParts();
  return (
    <Stack
      as="button"
      fixed
      middle
      margin="-6 0 -6 -2"
      pad={0}
      radius={6}
      tone="quiet"
      className={styles.handle}
      data-handle={id}
      aria-label={`Move ${name}, ${where}`}
      aria-pressed={isLifted}
      aria-describedby="deliveries-keys"
      onPointerDown={(event) => onGrab(event, id)}
      onKeyDown={(event) => onKey(event, id)}
    >
      <StaffIcon name="grip" size={16} />
    </Stack>
  );
}
