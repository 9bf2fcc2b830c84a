import { useState } from 'react';
import { REFUSAL_REASONS, type RefusalReason } from 'shared-domain/driver';
import controls from './controls.module.css';
import { Field } from './field.tsx';
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
      <Field
        label="Note for the office"
        optional
        value={note}
        maxLength={300}
        placeholder="Write a note"
        onChange={({ target }) => setNote(target.value)}
      />
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
