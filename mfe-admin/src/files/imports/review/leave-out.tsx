import type { ImportRow } from 'shared-domain/contracts';
import { Icon } from 'shared-ui/icons';
import { Stack } from '../../../kit/layout/index.ts';
import { CheckBox } from '../../../kit/parts/index.ts';
import styles from './leave-out.module.css';
import { nameIn } from './row.ts';
import type { ReviewEdits } from './use-edits.ts';

/** 'skip this time only' and 'always ignore': ticking one clears the other (IMPORT-10). */
export function LeaveOut({
  row,
  edits,
  canIgnore,
}: {
  row: ImportRow;
  edits: ReviewEdits;
  canIgnore: boolean;
}) {
  const { skipThisTime = false, shouldIgnore = false } = row.edits;
  const name = nameIn(row);
  return (
    <Stack as="span" gap={8} size="xs" tight nowrap className={styles.leaveOut}>
      <label>
        <CheckBox
          checked={skipThisTime}
          label={`skip this time only: ${name}`}
          onChange={() => edits.editRow(row, { skipThisTime: !skipThisTime, shouldIgnore: false })}
        />
        skip this time only
      </label>
      {canIgnore && (
        <label>
          <CheckBox
            checked={shouldIgnore}
            label={`always ignore: ${name}`}
            onChange={() => edits.editRow(row, { shouldIgnore: !shouldIgnore, skipThisTime: false })}
          />
          always ignore
        </label>
      )}
    </Stack>
  );
}

const OUTCOMES = {
  waiting: 'Waiting',
  applying: 'Applying',
  applied: 'Applied',
  skipped: 'Left out',
  refused: 'Refused',
  undone: 'Undone',
} as const;

/** A row's outcome once the import is being applied. */
export function Outcome({ row }: { row: ImportRow }) {
  const outcome = row.outcome ?? (row.exclusion === undefined ? 'waiting' : 'skipped');
  return (
    <span
      className={outcome === 'applied' ? styles.applied : styles.outcome}
      title={row.refusal ?? row.exclusion}
    >
      {outcome === 'applied' && <Icon name="check" size={16} weight={2.2} />}
      {outcome === 'applying' && <span className={styles.turning} />}
      {OUTCOMES[outcome]}
    </span>
  );
}
