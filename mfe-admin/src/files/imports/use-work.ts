import { useEffect, useRef } from 'react';
import { poll } from 'shared-domain/client';
import type { ImportEvent, ImportSummary } from 'shared-domain/contracts';
import { staffAddresses } from 'shared-domain/staff-client';
import { useLive, useStaff } from '../../data/calls/index.ts';

/** Poll interval if no live events arrive, in milliseconds. */
const STEP_MS = 1500;

/** Reports each step of a running import: by live events, and by polling if none arrive. */
export function useWork(working: ImportSummary | null, onStep: (event: ImportEvent) => void) {
  const staff = useStaff();
  const id = working?.id ?? null;
  const latest = useRef(onStep);
  useEffect(() => {
    latest.current = onStep;
  });
  useLive<ImportEvent>(id === null ? null : staffAddresses.importEvents(id), 'progress', {
    onEvent: (event) => {
      if (event.id === id) onStep(event);
    },
  });
  useEffect(() => {
    if (id === null) return;
    let stopped = false;
    const stop = poll(async () => {
      const read = await staff.call('readImport', { params: { id }, query: { limit: 1 } });
      if (!stopped && read.ok) latest.current(read.data);
      return read.ok;
    }, STEP_MS);
    return () => {
      stopped = true;
      stop();
    };
  }, [id, staff]);
}
