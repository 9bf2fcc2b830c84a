import type { ImportRow } from 'shared-domain/contracts';
import { Icon } from 'shared-ui/icons';
import { Row } from '../../../kit/layout/index.ts';
import { CheckBox } from '../../../kit/parts/index.ts';
import { nameIn } from './row.ts';
import type { ReviewEdits } from './use-edits.ts';

type LeaveOutProps = { row: ImportRow; edits: ReviewEdits; canIgnore: boolean };

/** 'skip this time only' and 'always ignore': ticking one clears the other (IMPORT-10). */
export function LeaveOut({ row, edits, canIgnore }: LeaveOutProps) {
  const { skipThisTime = false, shouldIgnore = false } = row.edits;
  const name = nameIn(row);
  return (
    <Row as="span" wrap gap="6 16" size="xs" nowrap>
      <Row as="label" gap={7}>
        <CheckBox
          checked={skipThisTime}
          label={`skip this time only: ${name}`}
          onChange={() => edits.editRow(row, { skipThisTime: !skipThisTime, shouldIgnore: false })}
        />
        skip this time only
      </Row>
      {canIgnore && (
        <Row as="label" gap={7}>
          <CheckBox
            checked={shouldIgnore}
            label={`always ignore: ${name}`}
            onChange={() => edits.editRow(row, { shouldIgnore: !shouldIgnore, skipThisTime: false })}
          />
          always ignore
        </Row>
      )}
    </Row>
  );
}

const OUTCOMES = {
  waiting: 'Waiting',
  applying: 'Applying...',
  applied: 'Applied',
  skipped: 'Left out',
  refused: 'Refused',
  undone: 'Undone',
} as const;

/** A row's outcome once the import is being applied. */
export function Outcome({ row }: { row: ImportRow }) {
  const outcome = row.outcome ?? (row.exclusion === undefined ? 'waiting' : 'skipped');
  return (
    <Row
      as="span"
      inline
      gap={8}
      tone={outcome === 'applied' ? 'ok' : 'quiet'}
      title={row.refusal ?? row.exclusion}
    >
      {outcome === 'applied' && <Icon name="check" size={16} weight={2.2} />}
      {OUTCOMES[outcome]}
    </Row>
  );
}
