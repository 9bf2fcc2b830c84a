import { useState } from 'react';
import { useParams } from 'react-router';
import type { AllocationJson, AllocationState } from 'shared-domain/contracts';
import { unitsText } from 'shared-domain/licences';
import { staffAddresses } from 'shared-domain/staff-client';
import { useCall, useChange, useToast } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { Stack } from '../../kit/layout/index.ts';
import { dayMoment } from '../../kit/moments/index.ts';
import {
  Button,
  ButtonAnchor,
  ButtonLink,
  DialogFoot,
  Failed,
  type Figure,
  Figures,
  MailPreview,
  PageHead,
  StaffDialog,
  Tag,
  WaitingRows,
} from '../../kit/parts/index.ts';
import { AllocationDialog } from './allocation-dialog.tsx';
import styles from './allocations.module.css';
import { HowShared } from './how-shared.tsx';
import { STATES, sumsOf } from './labels.ts';
import { SharesTable } from './shares-table.tsx';
import { useAllocationChange } from './use-allocation-change.ts';

type RemindDialogProps = { allocation: AllocationJson; onClose: () => void };

/** Previews and sends the reminder of unconfirmed shares (ALLOCATION-14). */
function RemindDialog({ allocation: { id, productName }, onClose }: RemindDialogProps) {
  const toast = useToast();
  const [reminder] = useState(() => crypto.randomUUID());
  const reading = useCall('shareReminder', { params: { id } });
  const { data } = reading;
  const { send, isSending } = useChange('remindOfShares', { topic: 'allocations' });
  const remind = async () => {
    const result = await send({ params: { id }, body: { id: reminder } });
    if (!result.ok) return toast.failed('The reminders could not be sent', result.problem.detail);
    toast.done(`${unitsText(result.data.reminded, 'account')} reminded`, productName);
    onClose();
  };
  return (
    <StaffDialog
      title="Remind accounts"
      context={productName}
      onClose={onClose}
      foot={
        <DialogFoot
          disabled={!data || data.to.length === 0}
          busy={isSending}
          busyText="Sending..."
          onAct={() => void remind()}
          onCancel={onClose}
        >
          {data ? `Send ${unitsText(data.to.length, 'email')}` : 'Send emails'}
        </DialogFoot>
      }
    >
      <Stack gap={12} left>
        <MailPreview reading={reading} />
        {data && <p>This is the first one. Each account's email names its own share.</p>}
      </Stack>
    </StaffDialog>
  );
}

/** An allocation's figures: units, requests and outcomes. */
function AllocationFigures({ allocation }: { allocation: AllocationJson }) {
  const { unit, units, most, asked, accounts, opensAt, closesAt, heldUntil, kind, sharedAt } = allocation;
  const { confirmed, held, gone } = sumsOf(allocation);
  const window = `${dayMoment(opensAt)} to ${dayMoment(closesAt)}`;
  const of = (sum: { accounts: number }) => `by ${unitsText(sum.accounts, 'account')}`;
  const figures: Figure[] = [
    {
      label: `${unit[0]?.toUpperCase()}${unit.slice(1)}s in total`,
      value: units,
      note: `up to ${most} per account`,
    },
    kind === 'shared'
      ? { label: 'Asked for', value: asked, note: `${of({ accounts })}, ${window}` }
      : { label: 'First come', note: window },
    ...(sharedAt && heldUntil
      ? [
          { label: 'Confirmed', value: confirmed.units, note: of(confirmed) },
          { label: 'Held', value: held.units, note: `${of(held)}, until ${dayMoment(heldUntil)}` },
          {
            label: 'Back on sale',
            value: gone.units,
            note: `${unitsText(gone.accounts, 'account')} declined or were too late`,
          },
        ]
      : []),
  ];
  return <Figures figures={figures} />;
}

/** While licensees request and confirm, the page is polled. */
const ONGOING: readonly AllocationState[] = ['open', 'closed', 'shared'];

/** One allocation (ALLOCATION-12): its requests and shares, how they were drawn, and its actions. */
export default function AllocationPage() {
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
