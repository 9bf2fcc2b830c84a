import { postalCodeIn } from 'shared-domain/accounts';
import type { Deps } from '../dependencies.ts';
import { licenseeModel } from '../licensees/index.ts';

/** The postal code of each licensee's delivery address, or else of its premises; null for one without. */
export async function readPostalCodes({ connection }: Deps): Promise<(string | null)[]> {
  const licensees = await licenseeModel(connection).find().select('deliveryAddress premisesAddress').lean();
  return licensees.map(
    ({ deliveryAddress, premisesAddress }) => postalCodeIn(deliveryAddress ?? premisesAddress) ?? null,
  );
}
