import { useReducer, useState } from 'react';
import type { Problem } from 'shared-domain/client';
import type { ImportKind, ImportReview } from 'shared-domain/contracts';
import { IMPORT_MESSAGES, isListName } from 'shared-domain/imports';
import { IMPORT_CALLS } from 'shared-domain/staff-client';
import { useStaff, useToast } from '../../data/calls/index.ts';

const MAX_BYTES = 50 * 1024 * 1024;

type Refusal = { title: string; detail: string };

/** The messages of a refused file (IMPORT-18, IMPORT-19). */
function refusalOf(kind: ImportKind | undefined, { code, title, detail }: Problem): Refusal {
  const isOfFile = /^(import_|file_)/.test(code);
  if (kind === 'descriptions') {
    if (code === 'import_unreadable')
      return { title: 'Upload failed', detail: `Error parsing CSV: ${detail}` };
    if (!isOfFile) return { title: 'Upload failed', detail: `Error uploading file: ${detail}` };
  }
  return { title: isOfFile ? title : 'Upload failed', detail };
}

async function refusalBefore(file: File): Promise<Refusal | null> {
  if (!isListName(file.name)) return { title: 'Invalid file type', detail: IMPORT_MESSAGES.invalidFile };
  // The server would close the connection, and the browser would report only that.
  if (file.size > MAX_BYTES) return { title: 'File too large', detail: 'File size exceeds the 50MB limit' };
  return (await isReadable(file)) ? null : { title: 'Upload failed', detail: 'Error reading file' };
}

/** Whether the browser can still read the file; it may have been moved. */
const isReadable = (file: File): Promise<boolean> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(true);
    reader.onerror = () => resolve(false);
    reader.readAsArrayBuffer(file.slice(0, 1));
  });

/** A file being uploaded, and the share sent, 0 to 1. */
export type Processing = { fileName: string; sent: number };

/** What staff chose for a file that is read again, as the API takes it. */
export type Choices = {
  columns?: string;
  encoding?: NonNullable<ImportReview['letters']>['encoding'];
  sheet?: string;
};

/** The files of reviews since the page was loaded, so that they can be read again with other columns, letters or sheets. */
const files = new Map<string, File>();

/** Uploads a file. `onRead` gets its review. */
export function useUpload(kind: ImportKind | undefined, onRead: (review: ImportReview) => void) {
  const staff = useStaff();
  const toast = useToast();
  const [processing, setProcessing] = useState<Processing | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const refuse = ({ title, detail }: Refusal) => {
    setProcessing(null);
    setRefusal(detail);
    toast.failed(title, detail);
    return false;
  };

  /** Resolves to whether it was read. `as` is what staff say that it is; otherwise its headings do, or the page. */
  async function upload(file: File, query: Choices = {}, as = kind): Promise<boolean> {
    setRefusal(null);
    const tell = (sent: number) => setProcessing({ fileName: file.name, sent });
    tell(0);
    const wrong = await refusalBefore(file);
    if (wrong) return refuse(wrong);
    const call = as ? IMPORT_CALLS[as] : 'importFile';
    const result = await staff.call(call, { files: { file }, query }, { onProgress: tell });
    if (!result.ok) return refuse(refusalOf(as, result.problem));
    files.set(result.data.id, file);
    setProcessing(null);
    onRead(result.data);
    return true;
  }
  const fileOf = (id: string) => files.get(id);
  /** Gives the page the file of a review again, after a reload. */
  const keep = (id: string, file: File) => {
    files.set(id, file);
    draw();
  };
  return { processing, refusal, upload, fileOf, keep };
}
