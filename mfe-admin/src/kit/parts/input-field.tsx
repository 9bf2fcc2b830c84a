import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon, type IconName } from 'shared-ui/icons';
import { Small, Stack, Text } from '../layout/index.ts';
import { optionsOf } from './choice.tsx';
import { FieldMessage } from './field-message.tsx';
import styles from './input-field.module.css';

type Labelled = {
  label: string;
  /** Whether only screen readers get the label, since something else says it. */
  unseen?: true;
  error?: string | undefined;
  hint?: ReactNode;
  /** Whether something beside it says what is wrong with it. */
  isWrong?: boolean | undefined;
};
type Native<Tag extends 'input' | 'select' | 'textarea'> = Omit<ComponentProps<Tag>, 'className'> & Labelled;

/** A control's label, its error or hint, and what connects them with it. */
function useLabelled({ label, unseen, error, hint, isWrong = error !== undefined }: Labelled) {
  const id = useId();
  const described = error !== undefined ? `${id}-error` : hint !== undefined ? `${id}-hint` : undefined;
  const control = {
    id,
    className: styles.input,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': described,
  };
  const framed = (children: ReactNode) => (
    <Stack fit top gap={5}>
      <Text as="label" weight={500} htmlFor={id} className={unseen && 'visually-hidden'}>
        {label.replace(/ \*$/, '')}
        {label.endsWith(' *') && <Text tone="error"> *</Text>}
      </Text>
      {children}
      {error !== undefined && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
      {hint !== undefined && error === undefined && (
        <Small id={`${id}-hint`} as="p" tight>
          {hint}
        </Small>
      )}
    </Stack>
  );
  return { control, framed };
}

type InputFieldProps = Native<'input'> & { sign?: IconName | '$'; unit?: string };

/** A labelled field; `sign` is an icon or a currency at its start, `unit` stands at its end. */
export function InputField({ label, unseen, error, hint, isWrong, sign, unit, ...native }: InputFieldProps) {
  const { control, framed } = useLabelled({ label, error, hint, isWrong, ...(unseen && { unseen }) });
  const input = <input type="text" {...native} {...control} />;
  if (sign === undefined && unit === undefined) return framed(input);
  return framed(
    <Stack as="span" anchor className={styles.box}>
      {sign === '$' && <span aria-hidden="true">$</span>}
      {sign !== undefined && sign !== '$' && <Icon name={sign} size={17} />}
      {input}
      {unit !== undefined && <span aria-hidden="true">{unit}</span>}
    </Stack>,
  );
}

/** A labelled field for several lines. */
export function ProseField({ label, unseen, error, hint, ...native }: Native<'textarea'>) {
  const { control, framed } = useLabelled({ label, error, hint, ...(unseen && { unseen }) });
  return framed(<textarea rows={2} {...native} {...control} />);
}

type SelectFieldProps = Native<'select'> & { options: Parameters<typeof optionsOf>[0] };

/** A labelled native select. */
export function SelectField({ label, error, hint, options, ...native }: SelectFieldProps) {
  const { control, framed } = useLabelled({ label, error, hint });
  return framed(
    <Stack as="span" fit anchor className={styles.box}>
      <select {...native} {...control}>
        {optionsOf(options)}
      </select>
      <Icon name="down" size={16} />
    </Stack>,
  );
}
