import type { Deps } from '../../foundation/dependencies.ts';
import { type OrderDocument, orderModel } from '../../orders/order/index.ts';

/**
 * The account's last order by staff or by a contact who had opened a mailed link. Licence numbers are public, so who placed any
 * other order is unknown: its name and addresses are never used again (LICENCE-20).
 */
export const lastVouchedOrder = (
  { connection }: Pick<Deps, 'connection'>,
  licenseNum: string,
): Promise<OrderDocument | null> =>
  orderModel(connection)
    .findOne({ licenseNum, channel: 'licensee', state: 'placed', isVouched: true })
    .sort({ orderDate: -1 })
    .lean();
