import { useState } from 'react';
import type { AllocationJson, AllocationState } from 'shared-domain/contracts';
import { unitsText } from 'shared-domain/licences';
import { Link } from 'shared-ui/router';
import { useCall } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { Quiet, Row, Stack, Text } from '../../kit/layout/index.ts';
import {
  Button,
  Card,
  CardNote,
  Failed,
  Nothing,
  PageHead,
  Segmented,
  Tag,
  WaitingRows,
} from '../../kit/parts/index.ts';
import { AllocationDialog } from './allocation-dialog.tsx';
import styles from './allocations.module.css';
import { STATES, termsText } from './labels.ts';
import { useAllocationChange } from './use-allocation-change.ts';

/** 'Allocations' (ALLOCATION-12): the allocations, newest first, and the form of a new one. */
export default function AllocationsPage() {
  const { data, problem, refetch } = useCall('adminAllocations', {});
  const { announce } = useAllocationChange();
  const [isNew, setNew] = useState(false);
  return (
    <>
      <PageHead
        title="Allocations"
        actions={
          <Button variant="primary" onClick={() => setNew(true)}>
            New allocation
          </Button>
        }
      />
      <Stack fit gap={16} pad="2 24 32" className={styles.columns}>
        {problem ? (
          <Failed title="The allocations could not be loaded" problem={problem} onRetry={refetch} />
        ) : data ? (
          <AllocationList allocations={data.allocations} />
        ) : (
          <WaitingRows label="Loading the allocations" widths={[40, 20, 30]} rows={4} />
        )}
      </Stack>
      {isNew && <AllocationDialog onSave={announce} onClose={() => setNew(false)} />}
    </>
  );
}

const WHICH = ['all', 'ahead', 'open', 'shared', 'over'] as const;
type Show = (typeof WHICH)[number];
const SHOWS: Readonly<Record<Show, { label: string; states: readonly AllocationState[] }>> = {
  all: { label: 'All', states: ['planned', 'open', 'closed', 'shared', 'ended', 'cancelled'] },
  ahead: { label: 'Planned', states: ['planned'] },
  open: { label: 'Open', states: ['open', 'closed'] },
  shared: { label: 'Shared', states: ['shared'] },
  over: { label: 'Over', states: ['ended', 'cancelled'] },
};

function AllocationList({ allocations }: { allocations: readonly AllocationJson[] }) {
  const [show, setShow] = useState<Show>('all');
  if (allocations.length === 0)
    return (
      <Nothing title="No allocations yet">
        Announce one when there isn't enough of a beer to go round.
      </Nothing>
    );
  const of = (which: Show) => allocations.filter(({ state }) => SHOWS[which].states.includes(state));
  return (
    <Card title="Allocations">
      <Text as="div" pad="4 14 10">
        <Segmented
          label="Filter allocations"
          value={show}
          options={WHICH.map((value) => ({ value, label: `${SHOWS[value].label} ${of(value).length}` }))}
          onChange={setShow}
        />
      </Text>
      {of(show).length === 0 && <CardNote>No allocations here.</CardNote>}
      <ul>
        {of(show).map((one) => (
          <Row as="li" wrap gap="4 16" justify="between" pad="12 14" ruled key={one.id}>
            <div>
              <Link className={styles.name} to={paths.allocation(one.id)}>
                {one.productName}
              </Link>{' '}
              <Tag tone={STATES[one.state].tone}>{STATES[one.state].label}</Tag>
              <Quiet as="p">{termsText(one)}</Quiet>
            </div>
            <Quiet as="p" figures>
              {one.kind === 'first-come'
                ? 'First come'
                : one.accounts === 0
                  ? 'No requests yet'
                  : `${unitsText(one.asked, one.unit)} asked for by ${unitsText(one.accounts, 'account')}`}
            </Quiet>
          </Row>
        ))}
      </ul>
    </Card>
  );
}
