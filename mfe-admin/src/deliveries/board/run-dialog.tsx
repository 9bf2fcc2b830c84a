import { useId } from 'react';
import { type RunJson, runEdit } from 'shared-domain/contracts';
import { FormDialog, useStaffForm } from '../../kit/form/index.ts';
import { InputField } from '../../kit/parts/index.ts';
import { nameOfRun } from './board.ts';
import { useBoardParts, useStableParts } from './board-context.ts';

/** Sets a run's driver and departure time (RUN-1). */
export function RunDialog({ run, onClose }: { run: RunJson; onClose: () => void }) {
  const { board } = useBoardParts();
  const { actions } = useStableParts();
  const drivers = useId();
  const form = useStaffForm({
    schema: runEdit,
    initial: { driver: run.driver, leaveAt: run.leaveAt ?? '' },
    save: (details) => actions.edit(run, details),
  });
  return (
    <FormDialog
      form={form}
      title="Driver and departure time"
      context={nameOfRun(board.runs, run)}
      onClose={onClose}
      width={400}
    >
      <InputField
        label="Driver"
        maxLength={60}
        list={drivers}
        autoComplete="off"
        autoFocus
        {...form.field('driver')}
      />
      <datalist id={drivers}>
        {[...new Set(board.runs.map((one) => one.driver).filter(Boolean))].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <InputField label="Leaves at" type="time" {...form.field('leaveAt')} />
    </FormDialog>
  );
}
