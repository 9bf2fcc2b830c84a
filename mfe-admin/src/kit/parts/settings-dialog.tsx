import { type FormEvent, type ReactNode, useState } from 'react';
import { type SettingsChange, settingsChange } from 'shared-domain/contracts';
import { useSettingsChange } from '../../data/calls/index.ts';
import { Stack } from '../layout/index.ts';
import { FormFoot } from './form-foot.tsx';
import { Notice } from './notice.tsx';
import { StaffDialog } from './staff-dialog.tsx';

/** A field's error, by path, after the first attempt to save. */
type ErrorOf = (...place: (string | number)[]) => string | undefined;

/** A dialog of settings, checked by the API's schema. Someone else's change in the meantime is overwritten only by a second Save. */
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
  /** The stored settings. */
  current: SettingsChange;
  /** The title of the message with Undo. */
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
      <Stack as="form" fit gap={14} onSubmit={(event) => void save(event)} noValidate>
        {refusal !== undefined && <Notice tone="warn">{refusal}</Notice>}
        {children(errorOf)}
        <FormFoot busy={isSending} onCancel={onClose}>
          Save
        </FormFoot>
      </Stack>
    </StaffDialog>
  );
}
