import type { ComponentProps } from 'react';
import { InputField } from './input-field.tsx';

type NumberFieldProps = Omit<
  ComponentProps<typeof InputField>,
  'value' | 'onChange' | 'inputMode' | 'type'
> & {
  /** As typed; `typedNumber` reads it. */
  value: string;
  /** Whether it has decimals. */
  decimal?: true;
  onChange: (typed: string) => void;
};

/** A field for a number, with the keyboard for it on a phone. */
export const NumberField = ({ decimal, onChange, ...field }: NumberFieldProps) => (
  <InputField
    {...field}
    inputMode={decimal ? 'decimal' : 'numeric'}
    onChange={({ target }) => onChange(target.value)}
  />
);
