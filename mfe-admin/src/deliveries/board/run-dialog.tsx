import { type FormEvent, useId, useState } from 'react';
import type { RunJson } from 'shared-domain/contracts';
import { Stack } from '../../kit/layout/index.ts';
import { FormFoot, InputField, StaffDialog } from '../../kit/parts/index.ts';
import { nameOfRun } from './board.ts';
import { useBoardParts, useStableParts } from './board-context.ts';

/** Sets a run's driver and departure time (RUN-1). */
export function RunDialog({ run, onClose }: { run: RunJson; onClose: () => void }) {
  const { board } = useBoardParts();
  const { actions } = useStableParts();
  const [driver, setDriver] = useState(run.driver);
  const [leaveAt, setLeaveAt] = useState(run.leaveAt ?? '');
  const [busy, setBusy] = useState(false);
  const drivers = useId();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const isSaved = await actions.edit(run, { driver: driver.trim(), leaveAt });
    setBusy(false);
    if (isSaved) onClose();
  };
  return (
    <StaffDialog
      open
      title="Driver and departure time"
      context={nameOfRun(board.runs, run)}
      onClose={onClose}
      width={400}
    >
      <Stack as="form" gap={14} onSubmit={(event) => void save(event)} noValidate>
        <InputField
          label="Driver"
          value={driver}
          maxLength={60}
          list={drivers}
          autoComplete="off"
          autoFocus
          onChange={({ target }) => setDriver(target.value)}
        />
        <datalist id={drivers}>
          {[...new Set(board.runs.map((one) => one.driver).filter(Boolean))].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <InputField
          label="Leaves at"
          type="time"
          value={leaveAt}
          onChange={({ target }) => setLeaveAt(target.value)}
        />
        <FormFoot busy={busy} onCancel={onClose}>
          Save
        </FormFoot>
      </Stack>
    </StaffDialog>
  );
}
