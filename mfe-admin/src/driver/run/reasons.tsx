import { useId } from 'react';
import { REASON_LABELS } from 'shared-domain/driver';
import { Icon } from 'shared-ui/icons';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import controls from './controls.module.css';
import styles from './reasons.module.css';

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
        <Row as="label" key={value} gap={8} tall={60} pad="4 10" radius={10} className={controls.choice}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          <Stack as="span" middle fixed side={24} className={styles.radio}>
            {chosen === value && <Icon name="check" size={16} weight={2.6} />}
          </Stack>
          {labels[value]}
        </Row>
      ))}
    </Stack>
  );
}

type ReasonsProps<Reason extends keyof typeof REASON_LABELS> = {
  reasons: readonly Reason[];
  chosen: Reason | undefined;
  onChoose: (reason: Reason) => void;
};

export const Reasons = <Reason extends keyof typeof REASON_LABELS>({
  reasons,
  ...rest
}: ReasonsProps<Reason>) => <Choices legend="Why?" values={reasons} labels={REASON_LABELS} {...rest} />;
