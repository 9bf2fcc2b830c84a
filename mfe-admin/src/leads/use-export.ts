import { useState } from 'react';
import { dayOf } from 'shared-domain/dates';
import { useDownload, useToast } from '../staff/index.ts';

/** Downloads the leads as a CSV named by date (STAFF-15). */
export function useExport(address: string) {
  const toast = useToast();
  const download = useDownload();
  const [busy, setBusy] = useState(false);
  const fileName = `retail-leads-${dayOf(new Date())}.csv`;
  const exportLeads = async (isEmpty: boolean) => {
    if (isEmpty) return void toast.failed('No leads to export', 'There are currently no leads to export.');
    setBusy(true);
    if (!(await download(address, fileName)))
      toast.failed('Export failed', 'There was an error exporting leads. Please try again.');
    setBusy(false);
  };
  return { busy, exportLeads, fileName };
}
