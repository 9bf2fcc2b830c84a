import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from 'shared-ui/icons';
import { Stack, Text } from '../layout/index.ts';
import styles from './input-field.module.css';

/** A labelled field; `sign` is shown at its start, such as '$'. */
export function InputField({
  label,
  error,
  hint,
  sign,
  ref,
  ...native
}: Omit<React.ComponentProps<'input'>, 'className'> & {
  label: string;
  error?: string;
  hint?: ReactNode;
  sign?: IconName;
}) {
  const id = useId();
  const input = (
    <input
      type="text"
      {...native}
      ref={ref}
      id={id}
      className={styles.input}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error !== undefined ? `${id}-error` : hint !== undefined ? `${id}-hint` : undefined}
    />
  );
  return (
    <Stack gap={5}>
      <Text as="label" weight={500} htmlFor={id}>
        {label.replace(/ \*$/, '')}
        {label.endsWith(' *') && <Text tone="error"> *</Text>}
      </Text>
      {sign === undefined ? (
        input
      ) : (
        <Stack as="span" anchor className={styles.withSign}>
          <Icon name={sign} size={17} />
          {input}
        </Stack>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
      {hint !== undefined && error === undefined && (
        <Text id={`${id}-hint`} as="p" tone="quiet" size="xs" tight>
          {hint}
        </Text>
      )}
    </Stack>
  );
}
