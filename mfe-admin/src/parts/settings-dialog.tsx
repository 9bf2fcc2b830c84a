import { type FormEvent, type ReactNode, useState } from 'react';
import { type SettingsChange, settingsChange } from 'shared-domain/contracts';
import { useSettingsChange } from '../staff/index.ts';
import { FormFoot } from './form-foot.tsx';
import { Notice } from './notice.tsx';
import styles from './settings-dialog.module.css';
import { StaffDialog } from './staff-dialog.tsx';

/** The message of a field, by its place in what is typed, once saving was tried. */
type ErrorOf = (...place: (string | number)[]) => string | undefined;

/** Settings to type, checked as the API does. What someone else changes while it is open is overwritten by a second Save only. */
export function SettingsDialog({
  title,
  context,
  typed,
  current,
  saved,
  onClose,
  children,
}: {
  title: string;
  context: string;
  typed: SettingsChange;
  /** The settings as they are now. */
  current: SettingsChange;
  /** What the message with Undo says. */
  saved: string;
  onClose: () => void;
  children: (errorOf: ErrorOf) => ReactNode;
}) {
  const { change, isSending } = useSettingsChange();
  const [before, setBefore] = useState(current);
  const [wasTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { error } = settingsChange.safeParse(typed);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (error) return;
    const problem = await change(typed, before, saved);
    if (!problem) return onClose();
    const isStale = problem.code === 'stale';
    setRefusal(isStale ? `${problem.detail} Save again to replace it.` : problem.detail);
    if (isStale) setBefore(current);
  };
  const errorOf: ErrorOf = (...place) =>
    wasTried ? error?.issues.find(({ path }) => path.join() === place.join())?.message : undefined;
  return (
    <StaffDialog open title={title} context={context} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        {refusal !== undefined && <Notice tone="warn">{refusal}</Notice>}
        {children(errorOf)}
        <FormFoot busy={isSending} onCancel={onClose}>
          Save
        </FormFoot>
      </form>
    </StaffDialog>
  );
}
