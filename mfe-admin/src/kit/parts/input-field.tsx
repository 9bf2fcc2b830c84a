import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon, type IconName } from 'shared-ui/icons';
import { Row, Small, Stack, Text } from '../layout/index.ts';
import { optionsOf } from './choice.tsx';
import styles from './input-field.module.css';

/** What is wrong with a field. */
export const FieldMessage = ({ id, children }: { id?: string; children: ReactNode }) => (
  <Row as="p" id={id} gap={6} align="start" tone="error" weight={500}>
    <Row as="span" fixed tall={20}>
      <Icon name="warning" size={16} />
    </Row>
    {children}
  </Row>
);

type Days = { from: string; to: string };

type PeriodFieldsProps = {
  period: Days;
  today: string;
  problem: { end: keyof Days; message: string } | undefined;
  onChange: (period: Days) => void;
};

/** The first and last day of a period, each up to today; a problem stands at its field. */
export function PeriodFields({ period, today, problem, onChange }: PeriodFieldsProps) {
  return (['from', 'to'] as const).map((end) => (
    <InputField
      key={end}
      type="date"
      label={end === 'from' ? 'First day' : 'Last day'}
      value={period[end]}
      max={today}
      {...(problem?.end === end ? { error: problem.message } : {})}
      onChange={({ target }) => onChange({ ...period, [end]: target.value })}
    />
  ));
}

type NumberFieldProps = Omit<ComponentProps<typeof InputField>, 'inputMode' | 'type'> & { decimal?: true };

/** A field for a number, which `typedNumber` reads, with the keyboard for it on a phone. */
export const NumberField = ({ decimal, ...field }: NumberFieldProps) => (
  <InputField {...field} inputMode={decimal ? 'decimal' : 'numeric'} />
);

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
