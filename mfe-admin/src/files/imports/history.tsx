import { useState } from 'react';
import type { ImportSummary } from 'shared-domain/contracts';
import { Icon } from 'shared-ui/icons';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { Button, Card, WaitingRows } from '../../kit/parts/index.ts';
import { momentOf, staffName } from '../../kit/product/index.ts';
import styles from './history.module.css';
import { outcomeOf } from './outcome.ts';

/** Number shown before 'All uploads'. */
const LATEST = 5;

type EntryProps = {
  summary: ImportSummary;
  /** The latest applied import: the only one that can be undone. */
  isLast: boolean;
  busy: boolean;
  onOpen: (id: string) => void;
  onUndo: (id: string) => void;
};

/** An earlier import. If it can be undone, its name opens its review, so that Undo is the only button. */
function Entry({ summary, isLast, busy, onOpen, onUndo }: EntryProps) {
  const { id, state, fileName } = summary;
  const isKept = state !== 'discarded' && state !== 'failed';
  return (
    <Row as="li" gap={6} pad="9 14" ruled>
      <Stack as="span" grow shrink>
        {isLast ? (
          <Text
            type="button"
            as="button"
            pad={0}
            weight={500}
            to="left"
            breaks
            className={styles.name}
            onClick={() => onOpen(id)}
            aria-label={`View ${fileName}`}
          >
            {fileName}
          </Text>
        ) : (
          <Text as="b" pad={0} weight={500} to="left" breaks className={styles.name}>
            {fileName}
          </Text>
        )}
        <Text size="xs" tight tone="quiet">
          {momentOf(summary.startedAt)}, {staffName(summary.startedBy)}
        </Text>
        <Text size="xs" tight>
          {outcomeOf(summary)}
        </Text>
      </Stack>
      {state === 'ready' && (
        <Button onClick={() => onOpen(id)} aria-label={`Review ${fileName}`}>
          Review
        </Button>
      )}
      {isKept && state !== 'ready' && !isLast && (
        <Button variant="quiet" onClick={() => onOpen(id)} aria-label={`View ${fileName}`}>
          View
        </Button>
      )}
      {isLast && (
        <Button busy={busy} onClick={() => onUndo(id)} aria-label={`Undo ${fileName}`}>
          <StaffIcon name="undo" size={15} />
          Undo
        </Button>
      )}
      {state === 'failed' && <Icon name="warning" size={17} className={styles.failed} />}
    </Row>
  );
}

/** Earlier imports and their outcomes, newest first, with Undo for the latest applied one. */
export function History({
  imports,
  ...actions
}: { imports: readonly ImportSummary[] | undefined } & Omit<EntryProps, 'summary' | 'isLast'>) {
  const [isWhole, setWhole] = useState(false);
  const last = imports?.find(({ state }) => state === 'applied');
  const shown = isWhole ? imports : imports?.slice(0, LATEST);
  return (
    <Card
      title="History"
      aside={
        imports !== undefined &&
        imports.length > LATEST && (
          <Text
            type="button"
            as="button"
            pad="4 0"
            tone="link"
            weight={600}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? 'Latest uploads' : 'All uploads'}
          </Text>
        )
      }
    >
      {!imports && <WaitingRows label="Loading the history..." widths={[180, 60]} rows={4} />}
      {imports?.length === 0 && (
        <Text as="p" pad="12 14 16" tone="quiet">
          No uploads yet.
        </Text>
      )}
      <Stack as="ul">
        {shown?.map((summary) => (
          <Entry key={summary.id} summary={summary} isLast={summary.id === last?.id} {...actions} />
        ))}
      </Stack>
    </Card>
  );
}
