import type { AllocationJson } from 'shared-domain/contracts';
import { unitsText } from 'shared-domain/licences';
import { Link } from 'shared-ui/router';
import { useCall } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { Row, Text } from '../../kit/layout/index.ts';
import { shortMoment } from '../../kit/moments/index.ts';
import { CardNote, SHARE_LABELS } from '../../kit/parts/index.ts';
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

/** One account's allocations: its requests and shares, and those open to it. */
export function AllocationsCard({ number }: { number: string }) {
  const reading = useCall('adminAllocations', { query: { licence: number } });
  return (
    <LoadedCard title="Allocations" height={60} reading={reading}>
      {({ allocations }) =>
        allocations.length === 0 ? (
          <CardNote>None yet.</CardNote>
        ) : (
          <ul className={styles.list}>
            {allocations.map((one) => (
              <Row as="li" key={one.id} wrap gap="2 12" justify="between">
                <Link to={paths.allocation(one.id)}>{one.productName}</Link>
                <Text tone="quiet">{allocationText(one)}</Text>
              </Row>
            ))}
          </ul>
        )
      }
    </LoadedCard>
  );
}
