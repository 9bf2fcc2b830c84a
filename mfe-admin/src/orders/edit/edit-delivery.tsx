import { useId, useState } from 'react';
import type { DeliveryDaysJson } from 'shared-domain/contracts';
import { promiseText } from 'shared-domain/delivery';
import { normalisePostalCode } from 'shared-domain/forms';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Stack } from '../../kit/layout/index.ts';
import { InputField, TextButton } from '../../kit/parts/index.ts';
import { DeliveryDays } from '../delivery/index.ts';
import { type Address, elsewhereText } from './draft.ts';
import styles from './edit.module.css';
import type { useEdit } from './use-edit.ts';

type Edit = ReturnType<typeof useEdit>;

const NOWHERE: Address = { address: '', city: '', postalCode: '' };

/** Where and when the order goes, changed on demand (EDIT-11). `isFirst`: the order was opened to change it. */
export function EditDelivery({ base, draft, preview, change, isFirst }: Edit & { isFirst: boolean }) {
  const heading = useId();
  const [isOpen, setOpen] = useState(isFirst);
  const days = preview?.days;
  if (!days?.hasZones) return null;
  return (
    <section className={styles.note} aria-labelledby={heading}>
      <StaffIcon name="truck" size={17} />
      <Stack gap={8} className={styles.delivery}>
        <h3 id={heading}>Delivery</h3>
        {isOpen ? (
          <>
            <DeliveryDays
              draft={draft}
              days={withPromised(days, base.delivery, draft.to)}
              labelledBy={heading}
              onChange={change}
            />
            {draft.delivery?.kind !== 'pick-up' && (
              <Destination to={draft.to} onChange={(to) => change({ to })} />
            )}
          </>
        ) : (
          <p>{base.delivery ? promiseText(base.delivery) : 'Not agreed'}</p>
        )}
      </Stack>
      {!isOpen && <TextButton onClick={() => setOpen(true)}>Change</TextButton>}
    </section>
  );
}

/** The promised day keeps its place and needs no reason, as long as the address stays. */
function withPromised(
  days: DeliveryDaysJson,
  promised: Edit['base']['delivery'],
  to: Address | null,
): DeliveryDaysJson {
  if (promised?.kind !== 'delivery' || to) return days;
  return {
    ...days,
    days: days.days.map((day) => (day.day === promised.day ? { ...day, isLate: undefined } : day)),
  };
}

function Destination({ to, onChange }: { to: Address | null; onChange: (to: Address | null) => void }) {
  if (!to) return <TextButton onClick={() => onChange(NOWHERE)}>Another address</TextButton>;
  const field = (name: keyof Address) => ({
    value: to[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...to, [name]: name === 'postalCode' ? normalisePostalCode(target.value) : target.value }),
  });
  const elsewhere = elsewhereText(to.postalCode);
  return (
    <Stack gap={8} columns="2fr 1fr 1fr" className={styles.address}>
      <InputField label="Street" {...field('address')} />
      <InputField label="City" {...field('city')} />
      <InputField
        label="Postal code"
        {...field('postalCode')}
        {...(elsewhere === undefined ? {} : { error: elsewhere })}
      />
      <TextButton onClick={() => onChange(null)}>Keep the address</TextButton>
    </Stack>
  );
}
