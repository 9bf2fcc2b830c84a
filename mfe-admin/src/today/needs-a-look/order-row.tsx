import type { HeldOrder, ReturnedOrder, WaitingOrder } from 'shared-domain/contracts';
import { unitsText } from 'shared-domain/licences';
import { formatDollars } from 'shared-domain/money';
import { Link } from 'shared-ui/router';
import { paths } from '../../frame/address/index.ts';
import { dayMoment } from '../../kit/moments/index.ts';
import { ButtonLink } from '../../kit/parts/index.ts';
import { TroubleRow } from './trouble-row.tsx';

type OrderRowProps = {
  orderId: string;
  why: string;
  about: string;
  /** Said beside the order's number. */
  since: string;
  /** Said in the short row. */
  until?: string;
  detail?: string;
  whole: boolean;
};

/** An order that staff decide about, with a link to it. */
function OrderRow({ orderId, why, about, since, until, detail, whole }: OrderRowProps) {
  return (
    <TroubleRow
      icon="alert"
      tone="warn"
      title={whole ? about : why}
      text={
        whole ? (
          <>
            <Link to={paths.order(orderId)}>{orderId}</Link> · {since}
          </>
        ) : (
          [about, until].filter(Boolean).join(' · ')
        )
      }
      detail={whole ? detail : undefined}
    >
      <ButtonLink to={paths.order(orderId)} aria-label={`View order ${orderId}`}>
        View
      </ButtonLink>
    </TroubleRow>
  );
}

/** An order that waits for staff, and until when its stock is held (ORDER-30); `whole` shows everything in the row. */
export const WaitingRow = ({ order, whole = false }: { order: WaitingOrder; whole?: boolean }) => (
  <OrderRow
    orderId={order.orderId}
    why="Order to confirm"
    about={`${order.customer}, ${formatDollars(order.orderAmount)}`}
    since={`ordered ${dayMoment(order.orderDate)}`}
    until={`by ${dayMoment(order.until)}`}
    detail={`More than is accepted without a check. Its stock is held until ${dayMoment(order.until)}: set it to Processed by then, or it is cancelled.`}
    whole={whole}
  />
);

/** An order that waits because of what its account owes, until staff release it (RECEIVABLE-12). */
export const HeldRow = ({ order, whole = false }: { order: HeldOrder; whole?: boolean }) => (
  <OrderRow
    orderId={order.orderId}
    why="Order to release"
    about={`${order.customer}, ${formatDollars(order.orderAmount)}`}
    since={`ordered ${dayMoment(order.orderDate)}`}
    detail={`${order.why}. It can't go on a run until it is released.`}
    whole={whole}
  />
);

/** An order of which units came back with the driver, to be credited or dismissed (DRIVER-15). */
export const ReturnedRow = ({ order, whole = false }: { order: ReturnedOrder; whole?: boolean }) => (
  <OrderRow
    orderId={order.orderId}
    why="Returned at the door"
    about={`${order.customer}, ${unitsText(order.units, 'unit')}`}
    since={`returned ${dayMoment(order.at)}`}
    whole={whole}
  />
);
