import type { Deps } from '../../foundation/dependencies.ts';
import { licenseeModel } from '../licences/index.ts';
import { announceAllocation } from './announcement.ts';
import { allocationModel } from './model.ts';
import { requestUnits } from './requests.ts';
import { workOnAllocations } from './share.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The requests for the shared allocation: eleven units of six. */
const REQUESTS = { '305-218': 3, '301-442': 3, '302-907': 2, '303-115': 2, '304-660': 1 };
/** The delivery address of the first account. */
const CONTACT = { name: 'Devon Achterberg', email: 'devon@gull.example', orderMails: false };
const DELIVERY_ADDRESS = '210 Carrall Street, Vancouver, BC V6B 2J2';

/** Two demo allocations: one open for five days, one just shared. Idempotent. */
export async function announceDemo(deps: Deps, who: string): Promise<void> {
  await announced(deps, who, { productId: 'CTR-136', units: 4, most: 2 });
  const id = await announced(deps, who, { productId: 'CUR-239', units: 6, most: 3 });
  const allocations = allocationModel(deps.connection);
  if ((await allocations.findById(id).lean())?.state !== 'announced') return;
  await licenseeModel(deps.connection).updateOne(
    { _id: '305-218', deliveryAddress: { $exists: false } },
    { $set: { contacts: [CONTACT], deliveryAddress: DELIVERY_ADDRESS } },
  );
  for (const [licenseNumber, units] of Object.entries(REQUESTS)) {
    const licensee = await licenseeModel(deps.connection).findById(licenseNumber).lean();
    if (licensee)
      await requestUnits(deps, id, { licenseNumber, companyName: licensee.companyName }, units, true);
  }
  await allocations.updateOne({ _id: id, state: 'announced' }, { $set: { closesAt: deps.clock() } });
  await workOnAllocations(deps);
}

async function announced(
  deps: Deps,
  who: string,
  terms: { productId: string; units: number; most: number },
): Promise<string> {
  const { productId } = terms;
  const known = await allocationModel(deps.connection).findOne({ productId }).lean();
  if (known) return known._id;
  const now = deps.clock().getTime();
  const { _id } = await announceAllocation(deps, who, {
    ...terms,
    kind: 'shared',
    opensAt: new Date(now).toISOString(),
    closesAt: new Date(now + 5 * DAY_MS).toISOString(),
  });
  return _id;
}
