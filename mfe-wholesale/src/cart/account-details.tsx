import type { Client } from 'shared-domain/client';
import { createTypedCall } from 'shared-domain/client';
import type { LicenseeDetailsJson } from 'shared-domain/contracts';
import { kegCalls } from 'shared-domain/licences';
import { SelectField } from 'shared-ui/fields';
import { useLicenseeAnswer } from '../licensee/use-licensee-answer.ts';

type Place = LicenseeDetailsJson['addresses'][number];

const NOWHERE: Place = { address: '', city: '', postalCode: '' };

const readDetails = ({ raw }: Client) => createTypedCall(raw, kegCalls)('licenseeDetails');

/** The account's contact and addresses, once this browser has opened a contact's link (ORDER-26). */
export function useAccountDetails(): LicenseeDetailsJson | undefined {
  const { answer } = useLicenseeAnswer(readDetails);
  return answer?.ok ? answer.data : undefined;
}

/** A choice of the account's delivery addresses, if it has several. */
export function DeliverTo({
  addresses,
  chosen,
  onChoose,
}: {
  addresses: readonly Place[];
  /** The address in the form. */
  chosen: Pick<Place, 'address' | 'postalCode'>;
  onChoose: (place: Place) => void;
}) {
  if (addresses.length < 2) return null;
  const place = addresses.findIndex(
    ({ address, postalCode }) => address === chosen.address && postalCode === chosen.postalCode,
  );
  return (
    <SelectField
      label="Deliver to"
      span="full"
      value={String(place)}
      onChange={(event) => onChoose(addresses[Number(event.target.value)] ?? NOWHERE)}
      options={[
        ...addresses.map(({ address, city }, index) => ({
          value: String(index),
          label: `${address}, ${city}`,
        })),
        { value: '-1', label: 'Another address' },
      ]}
    />
  );
}
