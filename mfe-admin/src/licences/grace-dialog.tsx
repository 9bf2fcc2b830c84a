import { type FormEvent, useState } from 'react';
import { settingsChange } from 'shared-domain/contracts';
import { Button, InputField, Notice, StaffDialog } from '../parts/index.ts';
import { useSettingsChange } from '../staff/index.ts';
import styles from './licences.module.css';
import { daysWords } from './standing-words.ts';

/** How many days after its end a licence can still order (LICENCE-8). */
export function GraceDialog({ graceDays, onClose }: { graceDays: number; onClose: () => void }) {
  const { change, isSending } = useSettingsChange();
  const [typed, setTyped] = useState(String(graceDays));
  const [wasTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const days = typed.trim() === '' ? Number.NaN : Number(typed);
  const checked = settingsChange.safeParse({ licenceGraceDays: days });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!checked.success) return;
    const title = `Licences have ${daysWords(days)} of grace`;
    const refused = await change(checked.data, { licenceGraceDays: graceDays }, title);
    setRefusal(refused);
    if (refused === undefined) onClose();
  };
  return (
    <StaffDialog open title="Days of grace" context="Licences" onClose={onClose}>
      <form className={styles.dialog} onSubmit={(event) => void save(event)} noValidate>
        {refusal !== undefined && <Notice tone="warn">{refusal}</Notice>}
        <InputField
          label="Days after the end *"
          value={typed}
          inputMode="numeric"
          maxLength={2}
          error={wasTried ? checked.error?.issues[0]?.message : undefined}
          hint="How long a licence that has ended can still order. It applies to every licence at once."
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className={styles.choices}>
          <Button variant="primary" type="submit" busy={isSending} busyText="Saving...">
            Save
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </StaffDialog>
  );
}
