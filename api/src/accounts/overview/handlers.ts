import { postalCodeIn } from 'shared-domain/accounts';
import type { AccountPostalCodesJson } from 'shared-domain/contracts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { EntrySource } from '../../requests/audit/index.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { mailContactLink } from '../contact-links/index.ts';
import { licenseeModel, previewReminder } from '../licences/index.ts';
import { readAccounts } from './accounts.ts';
import { readFigures } from './figures.ts';
import { readTimeline } from './timeline.ts';

/** The postal code of each licensee's delivery address, or else of its premises; null if unknown. Sorted by company name. */
async function readPostalCodes({ connection }: Deps): Promise<AccountPostalCodesJson> {
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

/** The page of one licence, for staff (LICENCE-15). */
export const accountHandlers = (
  deps: Deps,
  sources: EntrySource[],
): Handlers<
  | 'accounts'
  | 'accountPostalCodes'
  | 'licenceFigures'
  | 'licenceTimeline'
  | 'licenceReminder'
  | 'mailLicenceLink'
> => ({
  accounts: ({ query }) => readAccounts(deps, query),
  accountPostalCodes: () => readPostalCodes(deps),
  licenceFigures: async ({ params }) => readFigures(deps, (await existing(deps, params.number))._id),
  licenceTimeline: async ({ params, query }) =>
    readTimeline(deps, sources, await existing(deps, params.number), query),
  licenceReminder: async ({ params }) => {
    const preview = await previewReminder(deps, await existing(deps, params.number));
    if (!preview) throw problem('not_found');
    return preview;
  },
  mailLicenceLink: async ({ params, body, staff }) => {
    const { _id: licenseNumber, companyName } = await existing(deps, params.number);
    await mailContactLink(deps, staff.email, { licenseNumber, companyName }, body.email);
    return { accepted: true };
  },
});

async function existing({ connection }: Deps, number: string) {
  const found = await licenseeModel(connection).findById(number).lean();
  if (!found) throw problem('not_found');
  return found;
}
