import { useEffect, useRef } from 'react';
import { Icon } from 'shared-ui/icons';
import { Row, Text } from '../../kit/layout/index.ts';
import { classes } from './classes.ts';
import styles from './fields.module.css';
import type { Draft } from './stored-run.ts';

type ReceiverProps = {
  draft: Draft;
  names: readonly string[];
  isLocked: boolean;
  isAsked: boolean;
  onChange: (part: Partial<Draft>) => void;
};

/** The receiver: a typed name, or one of the account's last two. */
export function Receiver({ draft, names, isLocked, isAsked, onChange }: ReceiverProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAsked) field.current?.scrollIntoView?.({ block: 'center' });
  }, [isAsked]);
  return (
    <Row as="section" column gap={12} pad="20 16" align="stretch" aria-label="Receipt">
      <label className={styles.field}>
        <span>Received by</span>
        <input
          ref={field}
          value={draft.by}
          maxLength={80}
          placeholder="Name"
          autoComplete="off"
          readOnly={isLocked}
          onChange={({ target }) => onChange({ by: target.value })}
        />
      </label>
      {!isLocked && names.length > 0 && (
        <Row wrap gap={8} align="stretch">
          {names.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={draft.by === name}
              className={classes(styles.chip, draft.by === name && styles.chipOn)}
              onClick={() => onChange({ by: name })}
            >
              <Icon name="user" size={20} /> {name}
            </button>
          ))}
        </Row>
      )}
      <label className={styles.field}>
        <span>
          Note for the office{' '}
          <Text as="small" size="m" weight={500}>
            optional
          </Text>
        </span>
        <input
          value={draft.note}
          maxLength={300}
          placeholder="Write a note"
          readOnly={isLocked}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </label>
    </Row>
  );
}
