import { useState } from 'react';
import { REFUSAL_REASONS, type RefusalReason } from 'shared-domain/driver';
import { Text } from '../../kit/layout/index.ts';
import controls from './controls.module.css';
import styles from './fields.module.css';
import { Reasons } from './reasons.tsx';
import { Sheet } from './sheet.tsx';

type RefusalSheetProps = { onClose: () => void; onSave: (reason: RefusalReason, note: string) => void };

/** Asks why nothing could be delivered. */
export function RefusalSheet({ onClose, onSave }: RefusalSheetProps) {
  const [reason, setReason] = useState<RefusalReason>();
  const [note, setNote] = useState('');
  return (
    <Sheet title="Could not deliver" below="The order stays as it is. The office sees why." onClose={onClose}>
      <Reasons reasons={REFUSAL_REASONS} chosen={reason} onChoose={setReason} />
      <label className={styles.field}>
        <span>
          Note for the office{' '}
          <Text as="small" size="m" weight={500}>
            optional
          </Text>
        </span>
        <input
          value={note}
          maxLength={300}
          placeholder="Write a note"
          onChange={({ target }) => setNote(target.value)}
        />
      </label>
      <button
        type="button"
        className={controls.primary}
        aria-disabled={!reason}
        onClick={() => reason && onSave(reason, note)}
      >
        Save · not delivered
      </button>
    </Sheet>
  );
}
