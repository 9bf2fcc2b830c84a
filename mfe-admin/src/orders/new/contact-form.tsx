import { useState } from 'react';
import type { FieldError } from 'shared-domain/contracts';
import { InputField } from '../../kit/parts/index.ts';
import styles from './contact-form.module.css';
import { FIELD_LABELS, FIELDS, type OrderDraft } from './draft.ts';

/** Contact and address; open while something is missing or refused. */
export function ContactForm({
  draft,
  errors,
  onChange,
}: {
  draft: OrderDraft;
  errors: readonly FieldError[];
  onChange: (part: Partial<OrderDraft>) => void;
}) {
  const { form, channel } = draft;
  const fields: readonly (keyof typeof form)[] = FIELDS[channel];
  const isWanting = fields.some((field) => !form[field] || errors.some(({ path }) => path === field));
  // Typing into the last missing field must not close the form.
  const [isTyping, setTyping] = useState(false);
  return (
    <details
      className={styles.contact}
      open={isWanting || isTyping || undefined}
      onFocus={({ target }) => target instanceof HTMLInputElement && setTyping(true)}
      onBlur={({ currentTarget, relatedTarget }) => setTyping(currentTarget.contains(relatedTarget))}
    >
      <summary>Contact and address</summary>
      <div className={styles.fields}>
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
      </div>
    </details>
  );
}
