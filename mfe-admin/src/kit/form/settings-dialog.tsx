import { type ReactNode, useState } from 'react';
import { type SettingsChange, settingsChange } from 'shared-domain/contracts';
import { type FieldValues, typedSchema } from 'shared-ui/fields';
import { useSettingsChange } from '../../data/calls/index.ts';
import { FormDialog } from './form-dialog.tsx';
import { useStaffForm } from './use-staff-form.ts';

/** A dialog of settings, checked by the API's schema. Someone else's change in the meantime is overwritten only by a second Save. */
export function SettingsDialog<Typed extends FieldValues>({
  title,
  context,
  initial,
  read,
  current,
  saved,
  onClose,
  children,
}: {
  title: string;
  context: string;
  initial: Typed;
  read: (typed: Typed) => SettingsChange;
  current: SettingsChange;
  /** The title of the message with Undo. */
  saved: (change: SettingsChange) => string;
  onClose: () => void;
  children: (form: ReturnType<typeof useStaffForm<Typed, SettingsChange>>) => ReactNode;
}) {
  const { change } = useSettingsChange();
  const [before, setBefore] = useState(current);
  const form = useStaffForm<Typed, SettingsChange>({
    schema: typedSchema(settingsChange, read),
    initial: initial as Parameters<typeof useStaffForm<Typed, SettingsChange>>[0]['initial'],
    save: async (wanted) => {
      const problem = await change(wanted, before, saved(wanted));
      if (problem?.code !== 'stale') return problem?.detail;
      setBefore(current);
      return `${problem.detail} Save again to replace it.`;
    },
  });
  return (
    <FormDialog form={form} title={title} context={context} onClose={onClose}>
      {children(form)}
    </FormDialog>
  );
}
