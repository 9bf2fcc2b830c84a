import type { Deps } from '../dependencies.ts';
import { ask } from './ask.ts';

const SOLD_OUT = 'FRC-433';
const WAITING = [
  { email: 'ines@tremblay.example', channel: 'dtc' },
  { email: 'hana@okafor.example', channel: 'dtc' },
  { email: 'devon@gull.example', channel: 'licensee' },
] as const;

/** Customers of the demonstration data who wait for a sold-out beer, their addresses confirmed: no mail goes out before it is back. */
export async function askForDemoBeer(deps: Deps): Promise<void> {
  for (const { email, channel } of WAITING) await ask(deps, { email, channel, productId: SOLD_OUT }, true);
}
