import { useState } from 'react';
import type { ImportSummary } from 'shared-domain/contracts';
import { Icon } from 'shared-ui/icons';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Row, Small, Stack, Text } from '../../kit/layout/index.ts';
import { Button, Card, CardNote, TextButton, WaitingRows } from '../../kit/parts/index.ts';
import { momentOf, staffName } from '../../kit/product/index.ts';
import { KINDS } from './kinds.ts';
import { outcomeOf } from './outcome.ts';

/** Number shown before 'All uploads'. */
const LATEST = 5;

type EntryProps = {
  summary: ImportSummary;
  /** The latest of its kind that was applied: the only one that can be undone. */
  isLast: boolean;
  /** Whether the list has several kinds. */
  withKind: boolean;
  busy: boolean;
  onOpen: (id: string) => void;
  onUndo: (id: string) => void;
};

/** An earlier import. If it can be undone, its name opens its review, so that Undo is the only button. */
function Entry({ summary, isLast, withKind, busy, onOpen, onUndo }: EntryProps) {
  const { id, kind, state, fileName } = summary;
  const isKept = state !== 'discarded' && state !== 'failed';
  return (
    <Row as="li" gap={6} pad="9 14" ruled>
      <Stack as="span" grow shrink>
        {isLast ? (
          <TextButton onClick={() => onOpen(id)} aria-label={`View ${fileName}`}>
            {fileName}
          </TextButton>
        ) : (
          <Text as="b" weight={500} breaks>
            {fileName}
          </Text>
        )}
        <Small tight>
          {[withKind && KINDS[kind].file, momentOf(summary.startedAt), staffName(summary.startedBy)]
            .filter(Boolean)
            .join(', ')}
        </Small>
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
      {state === 'failed' && (
        <Text tone="error" fixed>
          <Icon name="warning" size={17} />
        </Text>
      )}
    </Row>
  );
}

type HistoryProps = { imports: readonly ImportSummary[] | undefined } & Omit<
  EntryProps,
  'summary' | 'isLast'
>;

/** Earlier imports and their outcomes, newest first, with Undo for the latest applied one of each kind. */
export function History({ imports, ...actions }: HistoryProps) {
  const [isWhole, setWhole] = useState(false);
  const last = new Map(
    imports?.toReversed().flatMap((one) => (one.state === 'applied' ? [[one.kind, one.id]] : [])),
  );
  const shown = isWhole ? imports : imports?.slice(0, LATEST);
  return (
    <Card
      title="History"
      aside={
        imports !== undefined &&
        imports.length > LATEST && (
          <TextButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Latest uploads' : 'All uploads'}
          </TextButton>
        )
      }
    >
      {!imports && <WaitingRows label="Loading the history..." widths={[180, 60]} rows={4} />}
      {imports?.length === 0 && <CardNote>No uploads yet.</CardNote>}
      <Stack as="ul">
        {shown?.map((summary) => (
          <Entry
            key={summary.id}
            summary={summary}
            isLast={last.get(summary.kind) === summary.id}
            {...actions}
          />
        ))}
      </Stack>
    </Card>
  );
}
