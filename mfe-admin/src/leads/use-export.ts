import { useState } from 'react';
import { dayOf } from 'shared-domain/dates';
import { saveFile, useToast } from '../staff/index.ts';

/** The leads as a CSV file named with the date; a failure says so (STAFF-15). */
export function useExport(address: string) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const fileName = `retail-leads-${dayOf(new Date())}.csv`;
  const exportLeads = async (isEmpty: boolean) => {
    if (isEmpty) return void toast.failed('No leads to export', 'There are currently no leads to export.');
    setBusy(true);
    try {
      const answer = await fetch(address, { credentials: 'same-origin' });
      if (!answer.ok) throw new Error(`the export answered ${answer.status}`);
      saveFile(await answer.blob(), fileName);
    } catch {
      toast.failed('Export failed', 'There was an error exporting leads. Please try again.');
    } finally {
      setBusy(false);
    }
  };
  return { busy, exportLeads, fileName };
}
