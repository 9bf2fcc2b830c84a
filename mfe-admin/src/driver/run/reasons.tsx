import { REASON_LABELS } from 'shared-domain/driver';
import { Icon } from 'shared-ui/icons';
import { classes } from './classes.ts';
import styles from './reasons.module.css';

type ReasonsProps<Reason extends keyof typeof REASON_LABELS> = {
  reasons: readonly Reason[];
  chosen: Reason | undefined;
  onChoose: (reason: Reason) => void;
};

/** Choice of a reason. */
export function Reasons<Reason extends keyof typeof REASON_LABELS>({
  reasons,
  chosen,
  onChoose,
}: ReasonsProps<Reason>) {
  return (
    <fieldset className={styles.reasons}>
      <legend>Why?</legend>
      {reasons.map((reason) => (
        <label key={reason} className={classes(styles.reason, chosen === reason && styles.reasonOn)}>
          <input
            type="radio"
            name="reason"
            className="visually-hidden"
            checked={chosen === reason}
            onChange={() => onChoose(reason)}
          />
          <span className={styles.radio}>
            {chosen === reason && <Icon name="check" size={16} weight={2.6} />}
          </span>
          {REASON_LABELS[reason]}
        </label>
      ))}
    </fieldset>
  );
}
