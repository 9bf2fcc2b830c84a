import { useState } from 'react';
import { useParams } from 'react-router';
import type { AllocationJson, AllocationState } from 'shared-domain/contracts';
import { staffAddresses } from 'shared-domain/staff-client';
import { useCall } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { Stack } from '../../kit/layout/index.ts';
import {
  Button,
  ButtonAnchor,
  ButtonLink,
  Failed,
  PageHead,
  Tag,
  WaitingRows,
} from '../../kit/parts/index.ts';
import { AllocationDialog } from './allocation-dialog.tsx';
import styles from './allocations.module.css';
import { AllocationFigures } from './figures.tsx';
import { HowShared } from './how-shared.tsx';
import { STATES, sumsOf } from './labels.ts';
import { RemindDialog } from './remind-dialog.tsx';
import { SharesTable } from './shares-table.tsx';
import { useAllocationChange } from './use-allocation-change.ts';

/** While licensees request and confirm, the page is polled. */
const ONGOING: readonly AllocationState[] = ['open', 'closed', 'shared'];

/** One allocation (ALLOCATION-12): its requests and shares, how they were drawn, and its actions. */
export function AllocationPage() {
  const { id = '' } = useParams();
  const { data, problem, refetch } = useCall(
    'adminAllocation',
    { params: { id } },
    { againAfter: ({ state }) => (ONGOING.includes(state) ? 5_000 : false) },
  );
  if (problem)
    return <Failed title="The allocation could not be loaded" problem={problem} onRetry={refetch} />;
  if (!data) return <WaitingRows label="Loading the allocation" widths={[40, 20, 30]} rows={8} />;
  return <Allocation allocation={data} />;
}

function Allocation({ allocation }: { allocation: AllocationJson }) {
  const { edit } = useAllocationChange();
  const [isEditing, setEditing] = useState(false);
  const { productName, productId, state, kind } = allocation;
  return (
    <>
      <PageHead
        title={productName}
        isOwnName
        back={{ to: paths.allocations, label: 'Back to allocations' }}
        tag={
          <>
            <Tag>{productId}</Tag>
            <Tag tone={STATES[state].tone}>{STATES[state].label}</Tag>
          </>
        }
        actions={<Actions allocation={allocation} onEdit={() => setEditing(true)} />}
      />
      {isEditing && state === 'planned' && (
        <AllocationDialog
          before={allocation}
          onSave={({ productId: _same, ...terms }) => edit(allocation, terms)}
          onClose={() => setEditing(false)}
        />
      )}
      <AllocationFigures allocation={allocation} />
      {kind === 'shared' && (
        <Stack
          columns="minmax(0, 1fr) 320px"
          single="tablet"
          gap={16}
          align="start"
          pad="16 24 32"
          className={styles.sharing}
        >
          <SharesTable allocation={allocation} />
          <HowShared allocation={allocation} />
        </Stack>
      )}
    </>
  );
}

function Actions({ allocation, onEdit }: { allocation: AllocationJson; onEdit: () => void }) {
  const { cancel, bringBack } = useAllocationChange();
  const [isReminding, setReminding] = useState(false);
  const { id, productId, state, kind } = allocation;
  const held = state === 'shared' ? sumsOf(allocation).held.accounts : 0;
  const isAhead = state === 'planned' || state === 'open';
  return (
    <>
      <ButtonLink to={paths.product(productId)}>Product</ButtonLink>
      {kind === 'shared' && (
        <ButtonAnchor href={staffAddresses.allocationCsv(id)} download>
          CSV
        </ButtonAnchor>
      )}
      {held > 0 && (
        <Button variant="primary" onClick={() => setReminding(true)}>
          {held === 1 ? 'Remind 1 account' : `Remind ${held} accounts`}
        </Button>
      )}
      {isReminding && <RemindDialog allocation={allocation} onClose={() => setReminding(false)} />}
      {state === 'planned' && <Button onClick={onEdit}>Edit</Button>}
      {isAhead && <Button onClick={() => void cancel(allocation)}>Cancel allocation</Button>}
      {state === 'cancelled' && <Button onClick={() => void bringBack(id, false)}>Bring back</Button>}
    </>
  );
}
