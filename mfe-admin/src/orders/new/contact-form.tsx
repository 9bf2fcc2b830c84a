import { useState } from 'react';
import { Stack, Text } from '../../kit/layout/index.ts';
import { InputField, SelectField } from '../../kit/parts/index.ts';
import { FIELD_LABELS, FIELDS } from './draft.ts';
import styles from './new-order.module.css';
import type { NewOrder } from './use-new-order.ts';

const NOWHERE = { address: '', city: '', postalCode: '' };

/** Contact and address; open while something is missing or refused. */
export function ContactForm({ draft, account, form, change }: NewOrder) {
  const fields = FIELDS[draft.channel].map((name) => {
    const bound = form.field(name);
    // A keg order's address is a part of its delivery.
    const error = bound.error ?? form.errorOf(`delivery.${name}` as 'delivery');
    return { ...bound, error, isMissing: !draft[name] };
  });
  const isWanting = fields.some(({ isMissing, error }) => isMissing || error !== undefined);
  // Typing into the last missing field must not close the form.
  const [isTyping, setTyping] = useState(false);
  /** Several to choose from. */
  const addresses = account?.addresses ?? [];
  return (
    <Text
      as="details"
      pad="10 24"
      underlined
      className={styles.band}
      open={isWanting || isTyping || undefined}
      onFocus={({ target }) => target instanceof HTMLInputElement && setTyping(true)}
      onBlur={({ currentTarget, relatedTarget }) => setTyping(currentTarget.contains(relatedTarget))}
    >
      <summary>Contact and address</summary>
      {addresses.length > 1 && (
        <SelectField
          label="Deliver to"
          value={addresses.findIndex(({ address }) => address === draft.address)}
          options={[
            ...addresses.map(({ address, city }, at) => ({
              value: String(at),
              label: `${address}, ${city}`,
            })),
            { value: '-1', label: 'Another address' },
          ]}
          onChange={({ target }) => change(addresses[Number(target.value)] ?? NOWHERE)}
        />
      )}
      <Stack columns="repeat(auto-fill, minmax(190px, 1fr))" gap="10 14" pad="10 0 6">
        {fields.map(({ isMissing: _, ...bound }) => (
          <InputField key={bound.name} label={FIELD_LABELS[bound.name]} autoComplete="off" {...bound} />
        ))}
      </Stack>
    </Text>
  );
}
