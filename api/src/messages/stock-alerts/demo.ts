import type { Deps } from '../../foundation/dependencies.ts';
import { requestStockAlert } from './alert-request.ts';

const SOLD_OUT = 'FRC-433';
const WAITING = [
  { email: 'ines@tremblay.example', channel: 'dtc' },
  { email: 'hana@okafor.example', channel: 'dtc' },
  { email: 'devon@gull.example', channel: 'licensee' },
] as const;

/** Demo customers waiting for a sold-out beer, with confirmed addresses, so that no mail goes out before it is back. */
export async function askForDemoBeer(deps: Deps): Promise<void> {
  for (const { email, channel } of WAITING)
    await requestStockAlert(deps, { email, channel, productId: SOLD_OUT }, true);
}
