import type { KegAccountJson, LicenceJson } from 'shared-domain/contracts';
import { useCall } from '../../data/calls/index.ts';
import { Stack } from '../../kit/layout/index.ts';
import { KegAccount } from '../kegs/index.ts';
import { LoadedCard } from './loaded-card.tsx';

/** An account that has never had a keg. */
const emptyAccount = ({ licenseNumber, companyName }: LicenceJson): KegAccountJson => ({
  id: `licence:${licenseNumber}`,
  name: companyName,
  licenseNumber,
  out: { 50: 0, 30: 0, 20: 0 },
  ...{ total: 0, oldest: 0, overdue: 0, limitDays: 0, lots: [], entries: [] },
});

/** The account's kegs: out by size and age, bookings, ledger. */
export function KegsCard({ licence }: { licence: LicenceJson }) {
  const reading = useCall('kegAccount', { params: { account: `licence:${licence.licenseNumber}` } });
  const isNone = reading.problem?.code === 'not_found';
  const data = reading.data ?? (isNone ? emptyAccount(licence) : undefined);
  return (
    <LoadedCard title="Kegs out" height={130} reading={{ ...reading, data }}>
      {(account) => (
        <Stack fit gap={12} pad="4 14 14">
          <KegAccount account={account} />
        </Stack>
      )}
    </LoadedCard>
  );
}
