import { useCallback, useState } from 'react';
import type { ImportEvent, ImportReview, ImportTab } from 'shared-domain/contracts';
import { isCsvName } from 'shared-domain/imports';
import { staffAddresses } from 'shared-domain/staff-client';
import { useSteps } from '../imports/use-steps.ts';
import { useLive, useStaff, useToast, useUndo } from '../staff/index.ts';

const INVALID = 'Please upload a CSV file (files ending in .csv or .txt)';
const ROWS = 200;

/** States in which the server works on an import and tells how far it is. */
const isWorking = (review: ImportReview | null) =>
  review !== null && ['parsing', 'applying', 'undoing'].includes(review.state);

/** A licence file from its upload to its end: review, apply with progress, undo, discard. */
export function useLicenceImport(onHistory: () => void) {
  const staff = useStaff();
  const toast = useToast();
  const offerUndo = useUndo();
  const [review, setReview] = useState<ImportReview | null>(null);
  const [tab, setTab] = useState<ImportTab>('new');
  const [busy, setBusy] = useState<'upload' | 'apply' | null>(null);

  const open = useCallback(
    async (id: string, wanted?: ImportTab) => {
      const result = await staff.review(id, { tab: wanted, limit: ROWS });
      if (result.ok) {
        setReview(result.data);
        if (wanted) setTab(wanted);
      } else toast.failed(result.problem.title, result.problem.detail);
      return result.ok ? result.data : null;
    },
    [staff, toast],
  );

  const firstTab = ({ counts }: ImportReview): ImportTab =>
    counts.new > 0 ? 'new' : counts.updated > 0 ? 'updated' : counts.issues > 0 ? 'issues' : 'unchanged';

  const upload = async (file: File) => {
    if (!isCsvName(file.name)) return void toast.failed('Invalid file type', INVALID);
    setBusy('upload');
    const result = await staff.upload('licences', file, file.name);
    setBusy(null);
    if (!result.ok) return void toast.failed(result.problem.title, result.problem.detail);
    await open(result.data.id, firstTab(result.data));
    onHistory();
  };

  const steps = useSteps((summary) => {
    void open(summary.id);
    onHistory();
  });

  const apply = async () => {
    if (!review) return;
    setBusy('apply');
    const result = await staff.applyImport(review.id);
    setBusy(null);
    if (!result.ok) return void toast.failed('Application failed', result.problem.detail);
    setReview({ ...review, ...result.data });
  };

  const discard = async () => {
    if (!review) return;
    const { id, state } = review;
    setReview(null);
    if (state !== 'ready') return;
    const result = await staff.discardImport(id);
    if (!result.ok) toast.failed(result.problem.title, result.problem.detail);
    onHistory();
  };

  const ended = (event: ImportEvent) => {
    void open(event.id);
    onHistory();
    const done = event.counts.new + event.counts.updated;
    if (event.state === 'applied')
      offerUndo({
        title: done === 1 ? '1 licence saved' : `${done} licences saved`,
        undo: () => steps.undo(event.id),
      });
    if (event.state === 'failed')
      toast.failed('Application failed', event.failure ?? 'The licences could not be saved.');
  };

  useLive<ImportEvent>(
    isWorking(review) && review ? staffAddresses.importEvents(review.id) : null,
    'progress',
    {
      onEvent: (event) => {
        if (event.id !== review?.id) return;
        setReview((held) => held && { ...held, ...event });
        if (isWorking(review) && !['parsing', 'applying', 'undoing'].includes(event.state)) ended(event);
      },
    },
  );

  return { ...steps, review, tab, busy, open, upload, apply, discard, isWorking: isWorking(review) };
}

export type LicenceImport = ReturnType<typeof useLicenceImport>;
