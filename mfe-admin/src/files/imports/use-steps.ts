import { useState } from 'react';
import type { ImportSummary } from 'shared-domain/contracts';
import { useChange, useToast } from '../../data/calls/index.ts';
import type { ChangedSince } from './changed-since.tsx';

/**
 * Applies or undoes an import. If the API refuses an undo that would overwrite later changes, `changedSince` lists them
 * until staff decide.
 */
export function useSteps(onStarted: (summary: ImportSummary) => void) {
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
