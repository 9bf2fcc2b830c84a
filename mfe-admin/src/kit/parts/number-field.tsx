import type { ComponentProps } from 'react';
import { InputField } from './input-field.tsx';

/** A field for a number, which `typedNumber` reads, with the keyboard for it on a phone. */
export const NumberField = ({
  decimal,
  ...field
}: Omit<ComponentProps<typeof InputField>, 'inputMode' | 'type'> & {
  /** Whether it has decimals. */
  decimal?: true;
}) => <InputField {...field} inputMode={decimal ? 'decimal' : 'numeric'} />;
