import { type FormEvent, useState } from 'react';
import type { LicenceJson } from 'shared-domain/contracts';
import { Stack } from '../../kit/layout/index.ts';
import { FormFoot, InputField, StaffDialog } from '../../kit/parts/index.ts';
import { useLicenceChange } from './use-licence-change.ts';

interface DialogProps {
  licence: LicenceJson;
  onClose: () => void;
}

/** Edits a licence's end date, class and addresses. */
export function LicenceDatesDialog({ licence, onClose }: DialogProps) {
  const { change, isSending } = useLicenceChange();
  const [endDate, setEndDate] = useState(licence.endDate ?? '');
  const [licenceClass, setClass] = useState(licence.licenceClass ?? '');
  const [premisesAddress, setPremises] = useState(licence.premisesAddress ?? '');
  const [deliveryAddress, setDelivery] = useState(licence.deliveryAddress ?? '');
  const [others, setOthers] = useState(licence.otherAddresses ?? []);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const otherAddresses = others.map((line) => line.trim()).filter(Boolean);
    const edits = {
      endDate: endDate || null,
      licenceClass: licenceClass.trim() || null,
      premisesAddress: premisesAddress.trim() || null,
      deliveryAddress: deliveryAddress.trim() || null,
      otherAddresses: otherAddresses.length > 0 ? otherAddresses : null,
    };
    if (await change(licence, edits, `Licence ${licence.licenseNumber} saved`)) onClose();
  };
  return (
    <StaffDialog open title="Dates and addresses" context={licence.companyName} onClose={onClose}>
      <Stack as="form" gap={12} onSubmit={save} noValidate>
        <InputField
          label="End date"
          type="date"
          value={endDate}
          onChange={(event) => setEndDate(event.target.value)}
          hint="The last day it is valid. Leave it empty if the licence doesn't end."
        />
        <InputField
          label="Class"
          value={licenceClass}
          maxLength={100}
          placeholder="e.g. Liquor primary"
          onChange={(event) => setClass(event.target.value)}
        />
        <InputField
          label="Premises address"
          value={premisesAddress}
          maxLength={300}
          onChange={(event) => setPremises(event.target.value)}
        />
        <InputField
          label="Delivery address"
          value={deliveryAddress}
          maxLength={300}
          placeholder="e.g. 212 Carrall Street, Vancouver, BC V6B 2J2"
          hint="Used for shares and orders taken by staff. If empty, they go to the last order's address."
          onChange={(event) => setDelivery(event.target.value)}
        />
        {[...others, ''].map((line, place) => (
          <InputField
            key={`other-${place + 1}`}
            label={`Other delivery address ${place + 1}`}
            value={line}
            maxLength={300}
            onChange={({ target }) =>
              setOthers([...others.slice(0, place), target.value, ...others.slice(place + 1)])
            }
          />
        ))}
        <FormFoot busy={isSending} onCancel={onClose}>
          Save
        </FormFoot>
      </Stack>
    </StaffDialog>
  );
}

/** Asks for a reason to suspend a licence, and explains the consequences. */
export function SuspendDialog({ licence, onClose }: DialogProps) {
  const { change, isSending } = useLicenceChange();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const suspend = async (event: FormEvent) => {
    event.preventDefault();
    const suspensionReason = reason.trim();
    if (suspensionReason === '') return setError('Please say why the licence is suspended');
    const edits = { standing: 'suspended' as const, suspensionReason };
    if (await change(licence, edits, `Licence ${licence.licenseNumber} is suspended`)) onClose();
  };
  return (
    <StaffDialog
      open
      title={`Suspend ${licence.licenseNumber}?`}
      context={licence.companyName}
      onClose={onClose}
    >
      <Stack as="form" gap={12} onSubmit={suspend} noValidate>
        <p>It can't order any more, and open sessions end at their next request.</p>
        <InputField
          label="Reason *"
          value={reason}
          maxLength={300}
          error={error}
          hint="Only staff see this."
          onChange={(event) => setReason(event.target.value)}
        />
        <FormFoot busy={isSending} variant="danger" busyText="Suspending..." onCancel={onClose}>
          Suspend
        </FormFoot>
      </Stack>
    </StaffDialog>
  );
}
