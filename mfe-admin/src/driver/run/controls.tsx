import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { REASON_LABELS } from 'shared-domain/driver';
import { Icon } from 'shared-ui/icons';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import styles from './controls.module.css';
import fields from './fields.module.css';
import lines from './lines.module.css';
import reasons from './reasons.module.css';

type ButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className'>;
type WideProps = ButtonProps & { wide?: true };

const wideIf = (look: string | undefined, wide = false) => (wide ? `${look} ${styles.wide}` : look);

/** A page's or sheet's main button; `aria-disabled` keeps it readable. */
export const Primary = ({ wide, ...button }: WideProps) => (
  <button type="button" className={wideIf(styles.primary, wide)} {...button} />
);
export const Secondary = (button: ButtonProps) => (
  <button type="button" className={wideIf(styles.secondary, true)} {...button} />
);
export const Plain = (button: ButtonProps) => <button type="button" className={styles.plain} {...button} />;
/** The button at the end of a line. */
export const Action = (button: ButtonProps) => <button type="button" className={lines.action} {...button} />;

/** One of several choices that stand beside each other. */
export const Pill = (button: ButtonProps) => (
  <Row as="button" gap={8} tall={56} pad="0 16" radius={28} className={styles.choice} {...button} />
);

type FieldProps = { label: string; optional?: true } & ComponentProps<'input'>;

/** A field that is large enough for a thumb. */
export const Field = ({ label, optional, ...input }: FieldProps) => (
  <Stack as="label" gap={8} className={fields.field}>
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

export const NoteField = (input: ComponentProps<'input'>) => (
  <Field label="Note for the office" optional maxLength={300} placeholder="Write a note" {...input} />
);

type SectionProps = { title: string; aside?: ReactNode; children: ReactNode };

/** A part of a stop: its heading, what it says beside it, and its rows. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Row justify="between" gap={12} pad="16 16 8" tone="quiet" size="m" weight={500} className={lines.head}>
        <h2 id={id}>{title}</h2>
        {aside !== undefined && <span>{aside}</span>}
      </Row>
      {children}
    </section>
  );
}

/** A row's name, and what is said of it. */
export const LineWords = ({ name, below }: { name: string; below: string | undefined }) => (
  <Row as="span" column grow shrink align="stretch" breaks size="m" className={lines.words}>
    <strong>{name}</strong>
    {below !== undefined && <span>{below}</span>}
  </Row>
);

const ShownContext = createContext<{ readonly current: boolean }>({ current: true });

/** Around what is shown: of its warnings, those that come later are announced. */
export function Announced({ children }: { children: ReactNode }) {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
  }, []);
  return <ShownContext value={isShown}>{children}</ShownContext>;
}

/** What went wrong, with what can be done about it. */
export function Warning({ as = 'p', children }: { as?: 'p' | 'li'; children: ReactNode }) {
  const isShown = useContext(ShownContext);
  const [isNew] = useState(() => isShown.current);
  return (
    <Row
      as={as}
      wrap
      gap={12}
      margin="0 16 12"
      pad="12 16"
      radius={10}
      weight={600}
      className={`${styles.note} ${styles.warning}`}
      role={isNew ? 'alert' : undefined}
    >
      {children}
    </Row>
  );
}

/** A stop's place in the run. */
export const StopPlace = ({ isNext, place, count }: { isNext: boolean; place: number; count: number }) => (
  <Row as="p" gap={8} tone="ink" weight={700}>
    {isNext && (
      <Text pad="1 8" radius={5} className={styles.badge}>
        Next stop
      </Text>
    )}{' '}
    {place} of {count}
  </Row>
);

/** '2 waiting': updates that are not sent yet. */
export const Waits = ({ number }: { number: number }) => (
  <Row as="span" inline gap={4} size="m" weight={600} className={styles.waits}>
    <Icon name="clock" size={16} /> {number} waiting
  </Row>
);

type ChoicesProps<Value extends string> = {
  legend: string;
  values: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
};

export function Choices<Value extends string>({
  legend,
  values,
  labels,
  chosen,
  onChoose,
}: ChoicesProps<Value>) {
  const name = useId();
  return (
    <Stack as="fieldset" columns="1fr 1fr" gap={8}>
      <Text as="legend" pad="0 0 8" weight={700}>
        {legend}
      </Text>
      {values.map((value) => (
        <Row as="label" key={value} gap={8} tall={60} pad="4 10" radius={10} className={styles.choice}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          <Stack as="span" middle fixed side={24} className={reasons.radio}>
            {chosen === value && <Icon name="check" size={16} weight={2.6} />}
          </Stack>
          {labels[value]}
        </Row>
      ))}
    </Stack>
  );
}

type ReasonsProps<Reason extends keyof typeof REASON_LABELS> = Pick<
  ChoicesProps<Reason>,
  'values' | 'chosen' | 'onChoose'
>;

export const Reasons = <Reason extends keyof typeof REASON_LABELS>(choice: ReasonsProps<Reason>) => (
  <Choices legend="Why?" labels={REASON_LABELS} {...choice} />
);
