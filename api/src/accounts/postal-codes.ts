import { postalCodeIn } from 'shared-domain/accounts';
import type { AccountPostalCodesJson } from 'shared-domain/contracts';
import type { Deps } from '../dependencies.ts';
import { licenseeModel } from '../licensees/index.ts';

/** The postal code of each licensee's delivery address, or else of its premises; null if unknown. Sorted by company name. */
export async function readPostalCodes({ connection }: Deps): Promise<AccountPostalCodesJson> {
  const licensees = await licenseeModel(connection)
    .find()
    .select('companyName deliveryAddress premisesAddress')
    .sort({ companyName: 1, _id: 1 })
    .lean();
  return {
    postalCodes: licensees.map(
      ({ deliveryAddress, premisesAddress }) => postalCodeIn(deliveryAddress ?? premisesAddress) ?? null,
    ),
    accounts: licensees.map(({ _id, companyName }) => ({ licenseNumber: _id, companyName })),
  };
}
