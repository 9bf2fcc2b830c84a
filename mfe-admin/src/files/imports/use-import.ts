import { useCallback, useEffect, useRef, useState } from 'react';
import { poll } from 'shared-domain/client';
import type { ImportEvent, ImportKind, ImportSummary } from 'shared-domain/contracts';
import { IMPORT_MESSAGES } from 'shared-domain/imports';
import { staffAddresses } from 'shared-domain/staff-client';
import { useCache, useChange, useLive, useStaff, useToast } from '../../data/calls/index.ts';
import { useAddressQuery } from '../../frame/address/index.ts';
import type { ChangedSince } from './changed-since.tsx';
import { isOfProducts } from './kinds.ts';
import { type Choices, useUpload } from './use-upload.ts';

/** Poll interval if no live events arrive, in milliseconds. */
const STEP_MS = 1500;

/** Reports each step of a running import: by live events, and by polling if none arrive. */
function useWork(working: ImportSummary | null, onStep: (event: ImportEvent) => void) {
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

/**
 * Applies or undoes an import. If the API refuses an undo that would overwrite later changes, `changedSince` lists them
 * until staff decide.
 */
function useSteps(onStarted: (summary: ImportSummary) => void) {
  const { send: sendApply } = useChange('applyImport');
  const { send: sendUndo, isSending: asking } = useChange('undoImport');
  const { send: sendDiscard } = useChange('discardImport');
  const toast = useToast();
  const [changedSince, setChangedSince] = useState<ChangedSince | null>(null);

  async function apply(id: string) {
    const result = await sendApply({ params: { id } });
    if (result.ok) onStarted(result.data);
    else toast.failed('Application failed', result.problem.detail);
  }

  async function undo(id: string, leaveChanged = false) {
    if (asking) return;
    const result = await sendUndo({ params: { id }, body: leaveChanged ? { leaveChanged } : {} });
    if (result.ok) {
      setChangedSince(null);
      return onStarted(result.data);
    }
    const { code, title, detail, conflicts = [] } = result.problem;
    if (code === 'import_changed_since') setChangedSince({ id, conflicts, isNothingLeft: leaveChanged });
    else toast.failed(title, detail);
  }

  return {
    apply,
    discard: (id: string) => sendDiscard({ params: { id } }),
    undo: (id: string) => undo(id),
    asking,
    changedSince,
    leaveAll: () => setChangedSince(null),
    undoRest: () => (changedSince ? undo(changedSince.id, true) : undefined),
  };
}

/** The banner after an import: first 'syncing', then done (IMPORT-14). */
export type Notice = {
  state: 'syncing' | 'done';
  summary: ImportSummary;
  /** Whether its window was open when it finished. */
  wasWatched: boolean;
};

const WORKING = ['parsing', 'applying', 'undoing'];

/** Whether the server is applying or undoing an import. */
export const isAtWork = ({ state }: ImportSummary): boolean => state === 'applying' || state === 'undoing';

/** 'Changed since, not undone: CTR-104', the first five by name. */
function conflictsText(conflicts: readonly string[]): string {
  const more = conflicts.length - 5;
  return `Changed since, not undone: ${conflicts.slice(0, 5).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The open import is in the address, so a reload loses nothing. */
function useOpenImport() {
  const { query, write } = useAddressQuery();
  const id = query.get('import');
  const open = useCallback(
    (next: string | null) => write(() => new URLSearchParams(next === null ? {} : { import: next })),
    [write],
  );
  const shown = useRef(id);
  useEffect(() => {
    shown.current = id;
  }, [id]);
  return { id, open, shown };
}

function useOutcome({ open, shown }: ReturnType<typeof useOpenImport>) {
  const toast = useToast();
  const [notice, setNotice] = useState<Notice | null>(null);
  const tell = useCallback(
    ({ id, state }: ImportEvent, summary: ImportSummary | null) => {
      const wasWatched = shown.current === id;
      // Only product imports need the shops to sync.
      if (state === 'applied' && summary)
        setNotice({ state: isOfProducts(summary.kind) ? 'syncing' : 'done', summary, wasWatched });
      else if (state === 'undone') {
        setNotice(null);
        const left = summary?.conflicts ?? [];
        toast.done('Import undone', left.length > 0 ? conflictsText(left) : summary?.fileName);
      } else if (state === 'failed') toast.failed('Application failed', IMPORT_MESSAGES.applyError);
      if (state === 'applied' && wasWatched) open(null);
    },
    [toast, open, shown],
  );
  const synced = useCallback(() => setNotice((previous) => previous && { ...previous, state: 'done' }), []);
  const clear = useCallback(() => setNotice(null), []);
  return { notice, tell, synced, clear };
}

/** Follows a running import by live events, and by polling if none arrive. */
function useFollowed(onFinished: (event: ImportEvent, summary: ImportSummary | null) => void) {
  const staff = useStaff();
  const [working, setWorking] = useState<ImportSummary | null>(null);
  // A live event and an answer may both report the end; it is reported once.
  const settled = useRef<string | null>(null);
  const follow = useCallback(
    async (event: ImportEvent) => {
      if (WORKING.includes(event.state))
        return setWorking((previous) => (previous ? { ...previous, ...event } : previous));
      const outcome = `${event.id} ${event.state}`;
      if (settled.current === outcome) return;
      settled.current = outcome;
      const read = await staff.call('readImport', { params: { id: event.id }, query: { limit: 1 } });
      setWorking(null);
      onFinished(event, read.ok ? read.data : null);
    },
    [staff, onFinished],
  );
  useWork(working, (event) => void follow(event));
  const begin = useCallback((summary: ImportSummary) => {
    settled.current = null;
    setWorking(summary);
  }, []);
  /** Follows an import that someone opens while it is running. */
  const watch = useCallback((summary: ImportSummary) => {
    if (WORKING.includes(summary.state)) setWorking((previous) => previous ?? summary);
  }, []);
  return { working, begin, watch };
}

/** An import from upload to notice; of one kind, or of any. Applying and undoing run in the background. */
export function useImport(kind?: ImportKind) {
  const cache = useCache();
  const opened = useOpenImport();
  const { id, open } = opened;
  const { notice, tell, synced, clear } = useOutcome(opened);
  const finished = useCallback(
    (event: ImportEvent, summary: ImportSummary | null) => {
      void cache.outdate('imports');
      tell(event, summary);
    },
    [cache, tell],
  );
  const { working, begin, watch } = useFollowed(finished);
  const steps = useSteps(begin);
  const { processing, refusal, upload, fileOf, keep } = useUpload(kind, (review) => {
    open(review.id);
    void cache.outdate('imports');
  });
  return {
    id,
    open,
    processing,
    refusal,
    working,
    notice,
    upload: (file: File | undefined) => {
      if (!file || processing !== null) return;
      clear();
      void upload(file);
    },
    /** Reads the file of a review again, in its place, also as of another kind; undefined once the page no longer has the file. */
    again: ({ id, kind: read }: ImportSummary) => {
      const file = fileOf(id);
      if (!file) return undefined;
      return async (choices: Choices, as = read) => {
        if (await upload(file, choices, as)) await steps.discard(id);
        void cache.outdate('imports');
      };
    },
    keep,
    synced,
    watch,
    ...steps,
  };
}

export type ImportFlow = ReturnType<typeof useImport>;
