import { useCallback, useEffect, useRef, useState } from 'react';
import { useLoaded, useStaff, useToast } from '../staff/index.ts';

/** So many changes are read at first, and as many more at each wish. */
const PAGE = 200;

/** What the list is narrowed to. */
export type Narrowed = Partial<Record<'who' | 'action' | 'subject', string>>;

/** The audit, newest first, as far back as was asked for. */
export function useAudit({ who, action, subject }: Narrowed) {
  const staff = useStaff();
  const toast = useToast();
  const [reading, setReading] = useState(false);
  const read = useCallback(
    (cursor: string | undefined, signal?: AbortSignal) =>
      staff.audit({ who, action, subject, limit: PAGE, cursor }, { signal }),
    [staff, who, action, subject],
  );
  const load = useCallback((signal: AbortSignal) => read(undefined, signal), [read]);
  const loaded = useLoaded(load);
  const { data, replace, refreshing } = loaded;
  const current = useRef(read);
  useEffect(() => {
    current.current = read;
  }, [read]);

  const showOlder = async () => {
    if (reading || refreshing || data?.nextCursor === undefined) return;
    setReading(true);
    const older = await read(data.nextCursor);
    setReading(false);
    // Another filter was chosen meanwhile: these are changes of the former one.
    if (current.current !== read) return;
    if (!older.ok) return void toast.failed('The older changes could not be read', older.problem.detail);
    const { entries, nextCursor } = older.data;
    replace((newer) => ({ entries: [...newer.entries, ...entries], nextCursor }));
  };
  return { ...loaded, busy: reading || refreshing, showOlder: () => void showOlder() };
}
