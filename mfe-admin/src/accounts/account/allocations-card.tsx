import { type FormEvent, useState } from 'react';
import { type AllocationJson, unitsRequest } from 'shared-domain/contracts';
import { unitsText } from 'shared-domain/licences';
import { Link } from 'shared-ui/router';
import { May, useCall, useChange, useToast, useUndo } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { Quiet, Row, Text } from '../../kit/layout/index.ts';
import { shortMoment } from '../../kit/moments/index.ts';
import { Button, CardNote, NumberField, SHARE_LABELS, typedNumber } from '../../kit/parts/index.ts';
import styles from './accounts.module.css';
import { LoadedCard } from './loaded-card.tsx';

/** What an account requested and got from an allocation, or can still request. */
function allocationText({ shares = [], unit, most, state, opensAt, closesAt, kind }: AllocationJson): string {
  const [share] = shares;
  if (!share) {
    const upTo = `up to ${unitsText(most, unit)} per account`;
    return state === 'planned'
      ? `Opens ${shortMoment(opensAt)}, ${upTo}`
      : `Open until ${shortMoment(closesAt)}, ${upTo}`;
  }
  if (share.got === undefined)
    return `Asked for ${unitsText(share.asked, unit)}, shared ${shortMoment(closesAt)}`;
  const got = `Asked for ${share.asked}, got ${unitsText(share.got, unit)}`;
  return kind === 'shared' && share.state ? `${got} · ${SHARE_LABELS[share.state]}` : got;
}

const isOpen = ({ kind, state }: AllocationJson) => kind === 'shared' && state === 'open';

/** One account's allocations: its requests and shares, and those open to it; or these alone, if there are any. */
export function AllocationsCard({ number, show = 'all' }: { number: string; show?: 'all' | 'open' }) {
  const reading = useCall('adminAllocations', { query: { licence: number } });
  const isAll = show === 'all';
  if (!isAll && !reading.data?.allocations.some(isOpen)) return null;
  return (
    <LoadedCard title={isAll ? 'Allocations' : 'Open allocations'} height={60} reading={reading}>
      {({ allocations: every }) => {
        const allocations = isAll ? every : every.filter(isOpen);
        return allocations.length === 0 ? (
          <CardNote>None yet.</CardNote>
        ) : (
          <Text as="ul" block links className={styles.list}>
            {allocations.map((one) => (
              <Row as="li" key={one.id} wrap gap="2 12" justify="between">
                <Link to={paths.allocation(one.id)}>{one.productName}</Link>
                <Quiet>{allocationText(one)}</Quiet>
                {isOpen(one) && (
                  <May call="requestForAccount">
                    <PhonedRequest licence={number} allocation={one} />
                  </May>
                )}
              </Row>
            ))}
          </Text>
        );
      }}
    </LoadedCard>
  );
}

/** Enters or changes what the account asks for by phone; 0 withdraws it (ALLOCATION-16). */
function PhonedRequest({ licence, allocation }: { licence: string; allocation: AllocationJson }) {
  const { id, productName, unit, shares = [] } = allocation;
  const asked = shares[0]?.asked ?? 0;
  const [typed, setTyped] = useState('');
  const { send, isSending } = useChange('requestForAccount', { topic: 'allocations' });
  const toast = useToast();
  const offerUndo = useUndo();
  const request = async (units: number) => {
    const result = await send({ params: { id, licence }, body: { units } });
    if (!result.ok) toast.failed('The request was not saved', result.problem.detail);
    return result.ok;
  };
  const { data } = unitsRequest.safeParse({ units: typedNumber(typed) });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!data || !(await request(data.units))) return;
    setTyped('');
    offerUndo({
      title: `${unitsText(data.units, unit)} of ${productName} requested`,
      undo: async () => void (await request(asked)),
    });
  };
  return (
    <Row as="form" gap={8} align="end" onSubmit={(event) => void submit(event)}>
      <NumberField
        label={`Asks by phone for (${unit}s)`}
        value={typed}
        maxLength={4}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" disabled={!data} busy={isSending} busyText="Saving...">
        Save request
      </Button>
    </Row>
  );
}
