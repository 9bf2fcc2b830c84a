import type { ComponentProps } from 'react';
import { Stack, Text } from '../../kit/layout/index.ts';
import styles from './fields.module.css';

type FieldProps = { label: string; optional?: true } & ComponentProps<'input'>;

/** A field that is large enough for a thumb. */
export const Field = ({ label, optional, ...input }: FieldProps) => (
  <Stack as="label" gap={8} className={styles.field}>
    <Text weight={700}>
      {label}
      {optional && (
        <Text as="small" size="m" weight={500}>
          {' '}
          optional
        </Text>
      )}
    </Text>
    <input autoComplete="off" {...input} />
  </Stack>
);
