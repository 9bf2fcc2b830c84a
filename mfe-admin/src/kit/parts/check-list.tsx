import { useId } from 'react';
import styles from './check-list.module.css';
import { CheckBox } from './mui/check-box.tsx';

/** A group of check boxes in a form, with what each means. */
export function CheckList<Id extends string>({
  legend,
  choices,
  chosen,
  error,
  onChange,
}: {
  legend: string;
  choices: readonly { id: Id; label: string; detail?: string }[];
  chosen: readonly Id[];
  error?: string | undefined;
  onChange: (chosen: readonly Id[]) => void;
}) {
  const errorId = useId();
  return (
    <fieldset className={styles.list} aria-describedby={error && errorId}>
      <legend>{legend}</legend>
      {choices.map(({ id, label, detail }) => (
        <label key={id}>
          <CheckBox
            checked={chosen.includes(id)}
            onChange={(isOn) => onChange(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
          <span>
            <b>{label}</b>
            {detail && <small>{detail}</small>}
          </span>
        </label>
      ))}
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
