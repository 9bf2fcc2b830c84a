import { LTO_BADGES } from 'shared-domain/offers';
import { type LtoStatus, ltoStatusOf } from 'shared-domain/pricing';
import type { Product } from 'shared-domain/products';
import { Quiet, Row, Text } from '../layout/index.ts';
import { dayInMonth } from '../moments/index.ts';
import { Tag } from '../parts/index.ts';
import { offerDays } from './days.ts';

type LtoBadgeProps = { product: Product; at: Date; dated?: 'beside' | 'inside' };

/**
 * An offer's badge (PRICE-9). `beside`: for tables, with the date beside it and 'No LTO' as plain text; `inside`: for a
 * phone's rows, with the date in the badge.
 */
export function LtoBadge({ product, at, dated }: LtoBadgeProps) {
  const status = ltoStatusOf(product, at);
  if (status === 'none') return dated ? <Quiet>{LTO_BADGES.none}</Quiet> : <Tag>{LTO_BADGES.none}</Tag>;
  return (
    <Row as="span" inline gap={5} tone="quiet" size="xs" tight nowrap>
      <Tag tone={status === 'active' ? 'warn' : 'plain'}>
        {LTO_BADGES[status]}
        {dated === 'inside' && (
          <Text weight={500}>
            <DayOf status={status} product={product} from="from " />
          </Text>
        )}
      </Tag>
      {dated === 'beside' && <DayOf status={status} product={product} />}
    </Row>
  );
}

function DayOf({ status, product, from = '' }: { status: LtoStatus; product: Product; from?: string }) {
  const { start, end } = offerDays(product);
  if (status === 'scheduled') {
    return (
      <span>
        {from}
        {start && dayInMonth(start)}
      </span>
    );
  }
  if (status === 'expired') return <s>{end && dayInMonth(end)}</s>;
  return <span>to {end && dayInMonth(end)}</span>;
}
