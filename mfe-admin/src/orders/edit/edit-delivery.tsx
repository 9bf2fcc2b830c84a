import { useId, useState } from 'react';
import type { DeliveryDaysJson } from 'shared-domain/contracts';
import { promiseText } from 'shared-domain/delivery';
import { normalisePostalCode } from 'shared-domain/forms';
import { Stack } from '../../kit/layout/index.ts';
import { InputField, TextButton } from '../../kit/parts/index.ts';
import { DeliveryDays } from '../delivery/index.ts';
import { choiceOf, deliveryIn } from './draft.ts';
import styles from './edit.module.css';
import { EditPart } from './edit-part.tsx';
import type { Edit } from './use-edit.ts';

/** Where and when the order goes, changed on demand (EDIT-11). `isFirst`: the order was opened to change it. */
export function EditDelivery({ base, draft, preview, form, isFirst }: Edit & { isFirst: boolean }) {
  const heading = useId();
  const [isOpen, setOpen] = useState(isFirst);
  const days = preview?.days;
  if (!days?.hasZones) return null;
  const chosen = draft.delivery ?? choiceOf(base);
  const onDay = chosen?.kind === 'delivery' ? chosen : undefined;
  const { to, passing = '' } = onDay ?? {};
  const choose = (delivery: typeof chosen) => form.set('delivery', deliveryIn(base, delivery));
  const field = (name: 'address' | 'city' | 'postalCode') =>
    form.field(`delivery.to.${name}`, name === 'postalCode' ? { format: normalisePostalCode } : {});
  return (
    <EditPart
      icon="truck"
      title="Delivery"
      id={heading}
      openText="Change"
      onOpen={isOpen ? undefined : () => setOpen(true)}
    >
      {!isOpen && <p>{base.delivery ? promiseText(base.delivery) : 'Not agreed'}</p>}
      {isOpen && (
        <DeliveryDays
          draft={{ delivery: chosen ?? null, passing, lines: draft.lines }}
          days={to ? days : withPromised(days, base.delivery)}
          error={form.errorOf('delivery.passing')}
          labelledBy={heading}
          onChange={({ delivery = chosen, passing }) =>
            choose(
              delivery?.kind === 'delivery'
                ? { kind: 'delivery', day: delivery.day, to, passing: passing || undefined }
                : (delivery ?? undefined),
            )
          }
        />
      )}
      {isOpen && onDay && !to && (
        <TextButton onClick={() => choose({ ...onDay, to: { address: '', city: '', postalCode: '' } })}>
          Another address
        </TextButton>
      )}
      {onDay && to && (
        <Stack gap={8} columns="2fr 1fr 1fr" className={styles.address}>
          <InputField label="Street" {...field('address')} />
          <InputField label="City" {...field('city')} />
          <InputField label="Postal code" {...field('postalCode')} />
          <TextButton onClick={() => choose({ ...onDay, to: undefined })}>Keep the address</TextButton>
        </Stack>
      )}
    </EditPart>
  );
}

/** The promised day keeps its place and needs no reason, as long as the address stays. */
const withPromised = (days: DeliveryDaysJson, promised: Edit['base']['delivery']): DeliveryDaysJson => ({
  ...days,
  days: days.days.map((day) =>
    promised?.kind === 'delivery' && day.day === promised.day ? { ...day, isLate: undefined } : day,
  ),
});
