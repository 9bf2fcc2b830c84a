import type { WaitingOrder } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { Link } from 'shared-ui/router';
import { paths } from '../../frame/address/index.ts';
import { dayMoment } from '../../kit/moments/index.ts';
import { ButtonLink } from '../../kit/parts/index.ts';
import { TroubleRow } from './trouble-row.tsx';

/** An order that waits for staff, and until when its stock is held (ORDER-30); `whole` shows everything in the row. */
export function WaitingRow({ order, whole = false }: { order: WaitingOrder; whole?: boolean }) {
  const { orderId, customer, orderAmount, orderDate, until } = order;
  const about = `${customer}, ${formatDollars(orderAmount)}`;
  return (
    <TroubleRow
      icon="alert"
      tone="warn"
      title={whole ? about : 'Order to confirm'}
      text={
        whole ? (
          <>
            <Link to={paths.order(orderId)}>{orderId}</Link> · ordered {dayMoment(orderDate)}
          </>
        ) : (
          `${about} · by ${dayMoment(until)}`
        )
      }
      detail={
        whole
          ? `More than is accepted without a check. Its stock is held until ${dayMoment(until)}: set it to Processed by then, or it is cancelled.`
          : undefined
      }
    >
      <ButtonLink to={paths.order(orderId)} aria-label={`View order ${orderId}`}>
        View
      </ButtonLink>
    </TroubleRow>
  );
}
