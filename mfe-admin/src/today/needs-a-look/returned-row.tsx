import type { ReturnedOrder } from 'shared-domain/contracts';
import { Link } from 'shared-ui/router';
import { paths } from '../../frame/address/index.ts';
import { dayMoment } from '../../kit/moments/index.ts';
import { ButtonLink } from '../../kit/parts/index.ts';
import { unitsText } from './bound-dialog.tsx';
import { TroubleRow } from './trouble-row.tsx';

/** An order of which units came back with the driver, to be credited or dismissed (DRIVER-15); `whole` shows everything in the row. */
export function ReturnedRow({ order, whole = false }: { order: ReturnedOrder; whole?: boolean }) {
  const { orderId, customer, units, at } = order;
  const about = `${customer}, ${unitsText(units)}`;
  return (
    <TroubleRow
      icon="alert"
      tone="warn"
      title={whole ? about : 'Returned at the door'}
      text={
        whole ? (
          <>
            <Link to={paths.order(orderId)}>{orderId}</Link> · returned {dayMoment(at)}
          </>
        ) : (
          about
        )
      }
    >
      <ButtonLink to={paths.order(orderId)} aria-label={`View order ${orderId}`}>
        View
      </ButtonLink>
    </TroubleRow>
  );
}
