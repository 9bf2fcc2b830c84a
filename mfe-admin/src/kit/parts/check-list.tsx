import { useId } from 'react';
import { Quiet, Row, Stack, Text } from '../layout/index.ts';
import styles from './check-list.module.css';
import { CheckBox } from './mui/controls.tsx';

/** A group of check boxes in a form, with what each means. */
export function CheckList<Id extends string>({
  legend,
  choices,
  value,
  error,
  onChange,
}: {
  legend: string;
  choices: readonly { id: Id; label: string; detail?: string }[];
  value: readonly Id[];
  error?: string | undefined;
  onChange: (value: Id[]) => void;
}) {
  const errorId = useId();
  return (
    <Stack
      as="fieldset"
      gap={4}
      margin="14 0"
      pad={0}
      className={styles.list}
      aria-describedby={error && errorId}
    >
      <legend>{legend}</legend>
      {choices.map(({ id, label, detail }) => (
        <Row as="label" gap={8} align="start" key={id}>
          <CheckBox
            checked={value.includes(id)}
            onChange={(isOn) => onChange(isOn ? [...value, id] : value.filter((one) => one !== id))}
          />
          <Text pad="9 0">
            <b>{label}</b>
            {detail && (
              <Quiet as="small" block size="s">
                {detail}
              </Quiet>
            )}
          </Text>
        </Row>
      ))}
      {error && (
        <Text as="p" id={errorId} role="alert" tone="error" size="s">
          {error}
        </Text>
      )}
    </Stack>
  );
}
