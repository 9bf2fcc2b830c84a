import { useState } from 'react';
import type { FieldError, OrderingAccountJson } from 'shared-domain/contracts';
import { Stack, Text } from '../../kit/layout/index.ts';
import { Choice, InputField } from '../../kit/parts/index.ts';
import styles from './contact-form.module.css';
import { FIELD_LABELS, FIELDS, type OrderDraft } from './draft.ts';

type Addresses = NonNullable<OrderingAccountJson['addresses']>;

const NOWHERE = { address: '', city: '', postalCode: '' };

/** Contact and address; open while something is missing or refused. */
export function ContactForm({
  draft,
  addresses,
  errors,
  onChange,
}: {
  draft: OrderDraft;
  /** The account's delivery addresses, to choose from if there are several. */
  addresses: Addresses;
  errors: readonly FieldError[];
  onChange: (part: Partial<OrderDraft>) => void;
}) {
  const { form, channel } = draft;
  const fields: readonly (keyof typeof form)[] = FIELDS[channel];
  const isWanting = fields.some((field) => !form[field] || errors.some(({ path }) => path === field));
  // Typing into the last missing field must not close the form.
  const [isTyping, setTyping] = useState(false);
  return (
    <Text
      as="details"
      pad="10 24"
      underlined
      className={styles.contact}
      open={isWanting || isTyping || undefined}
      onFocus={({ target }) => target instanceof HTMLInputElement && setTyping(true)}
      onBlur={({ currentTarget, relatedTarget }) => setTyping(currentTarget.contains(relatedTarget))}
    >
      <summary>Contact and address</summary>
      {addresses.length > 1 && (
        <Choice
          label="Deliver to"
          value={String(addresses.findIndex(({ address }) => address === form.address))}
          options={[
            ...addresses.map(({ address, city }, at) => ({
              value: String(at),
              label: `${address}, ${city}`,
            })),
            { value: '-1', label: 'Another address' },
          ]}
          onChange={(at) => onChange({ form: { ...form, ...(addresses[Number(at)] ?? NOWHERE) } })}
        />
      )}
      <Stack columns="repeat(auto-fill, minmax(190px, 1fr))" gap="10 14" pad="10 0 6">
        {fields.map((field) => {
          const error = errors.find(({ path }) => path === field || path === `delivery.${field}`)?.message;
          return (
            <InputField
              key={field}
              label={FIELD_LABELS[field]}
              value={form[field] ?? ''}
              autoComplete="off"
              {...(error ? { error } : {})}
              onChange={({ target }) => onChange({ form: { ...form, [field]: target.value } })}
            />
          );
        })}
      </Stack>
    </Text>
  );
}
