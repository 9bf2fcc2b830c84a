import { useCallback, useEffect, useRef, useState } from 'react';
import type { Problem } from 'shared-domain/client';
import type { ImportEvent, ImportKind, ImportReview, ImportSummary } from 'shared-domain/contracts';
import { IMPORT_MESSAGES, isCsvName } from 'shared-domain/imports';
import { useAddressQuery } from '../address/index.ts';
import { useStaff, useToast } from '../staff/index.ts';
import { useSteps } from './use-steps.ts';
import { useWork } from './use-work.ts';

/** The banner after an import was applied: 'syncing' for 2 s, then done (IMPORT-14). */
export type Notice = {
  state: 'syncing' | 'done';
  summary: ImportSummary;
  /** Its window was open when it was done, and closes now. */
  wasWatched: boolean;
};

const WORKING = ['parsing', 'applying', 'undoing'];

/** Whether the server is at work on an import that staff have asked for. */
export const isAtWork = ({ state }: ImportSummary): boolean => state === 'applying' || state === 'undoing';
const MOST_BYTES = 50 * 1024 * 1024;

/** Titles and messages of refused files (IMPORT-1, IMPORT-18, IMPORT-19). */
export function refusalOf(kind: ImportKind, problem: Problem): { title: string; detail: string } {
  const { code, title, detail } = problem;
  if (kind === 'descriptions') {
    if (code === 'import_unreadable')
      return { title: 'Upload failed', detail: `Error parsing CSV: ${detail}` };
    if (/^(import_|file_)/.test(code)) return { title, detail };
    return { title: 'Upload failed', detail: `Error uploading file: ${detail}` };
  }
  return { title: /^(import_|file_)/.test(code) ? title : 'Upload failed', detail };
}

/** 'Changed since and left as it is: CTR-104', the first five by name. */
function leftWords(conflicts: readonly string[]): string {
  const more = conflicts.length - 5;
  return `Changed since and left as it is: ${conflicts.slice(0, 5).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Whether the browser can read the file at all (it may have been moved since it was chosen). */
const isReadable = (file: File): Promise<boolean> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(true);
    reader.onerror = () => resolve(false);
    reader.readAsArrayBuffer(file.slice(0, 1));
  });

/** A file on its way: how much of it has gone out, from 0 to 1; then the API reads it. */
export type Processing = { fileName: string; sent: number };

/**
 * One import from the file to the notice: which one is open stands in the address, so a reload loses nothing. Applying
 * and undoing go on in the background; the page follows by live events, and asks now and then where none arrive.
 */
export function useImport(kind: ImportKind, onChanged: () => void) {
  const staff = useStaff();
  const toast = useToast();
  const { query, write } = useAddressQuery();
  const [processing, setProcessing] = useState<Processing | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [working, setWorking] = useState<ImportSummary | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const id = query.get('import');

  const open = useCallback(
    (next: string | null) => write(() => new URLSearchParams(next === null ? {} : { import: next })),
    [write],
  );
  const shown = useRef(id);
  useEffect(() => {
    shown.current = id;
  }, [id]);

  const refuse = (title: string, detail: string) => {
    setRefusal(detail);
    toast.failed(title, detail);
  };

  async function upload(file: File | undefined): Promise<ImportReview | null> {
    if (!file || processing !== null) return null;
    setRefusal(null);
    setNotice(null);
    if (!isCsvName(file.name)) {
      refuse('Invalid file type', IMPORT_MESSAGES.invalidFile);
      return null;
    }
    // A server that refuses so much ends the connection, and the browser would only say that it is gone.
    if (file.size > MOST_BYTES) {
      refuse('File too large', 'File size exceeds the 50MB limit');
      return null;
    }
    const tell = (sent: number) => setProcessing({ fileName: file.name, sent });
    tell(0);
    if (!(await isReadable(file))) {
      setProcessing(null);
      refuse('Upload failed', 'Error reading file');
      return null;
    }
    const result = await staff.upload(kind, file, file.name, { onProgress: tell });
    setProcessing(null);
    if (!result.ok) {
      const { title, detail } = refusalOf(kind, result.problem);
      refuse(title, detail);
      onChanged();
      return null;
    }
    open(result.data.id);
    onChanged();
    return result.data;
  }

  // A live event and an answer may both tell that it is finished; it is told once.
  const settled = useRef<string | null>(null);
  /** What an import that was at work has come to. */
  const settle = useCallback(
    async (finished: ImportEvent) => {
      const told = `${finished.id} ${finished.state}`;
      if (settled.current === told) return;
      settled.current = told;
      const read = await staff.review(finished.id, { limit: 1 });
      const summary = read.ok ? read.data : null;
      setWorking(null);
      onChanged();
      const wasWatched = shown.current === finished.id;
      // Only products are shown in the shops, which then have to catch up.
      const state = kind === 'licences' ? 'done' : 'syncing';
      if (finished.state === 'applied' && summary) setNotice({ state, summary, wasWatched });
      else if (finished.state === 'undone') {
        setNotice(null);
        const left = summary?.conflicts ?? [];
        toast.done('Import undone', left.length > 0 ? leftWords(left) : summary?.fileName);
      } else if (finished.state === 'failed') toast.failed('Application failed', IMPORT_MESSAGES.applyError);
      if (finished.state === 'applied' && wasWatched) open(null);
    },
    [staff, toast, open, onChanged, kind],
  );

  const follow = useCallback(
    (event: ImportEvent) => {
      if (WORKING.includes(event.state)) setWorking((held) => (held ? { ...held, ...event } : held));
      else void settle(event);
    },
    [settle],
  );
  useWork(working, follow);

  const steps = useSteps((summary) => {
    settled.current = null;
    setWorking(summary);
  });

  const synced = useCallback(() => setNotice((held) => held && { ...held, state: 'done' }), []);
  return {
    id,
    open,
    processing,
    refusal,
    working,
    notice,
    upload,
    synced,
    ...steps,
    /** Follows an import that somebody opens while it is at work. */
    watch: useCallback((summary: ImportSummary) => {
      if (WORKING.includes(summary.state)) setWorking((held) => held ?? summary);
    }, []),
  };
}

export type ImportFlow = ReturnType<typeof useImport>;
