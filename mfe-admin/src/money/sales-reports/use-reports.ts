import type { ReportSummaryJson } from 'shared-domain/contracts';
import { useChange, useToast } from '../../data/calls/index.ts';

/** Prepares a week's reports again, and sends some of them as they were looked at (REPORT-8). */
export function useReports() {
  const toast = useToast();
  const { send: again, isSending: isPreparing } = useChange('prepareSalesReports', { topic: 'reports' });
  const { send: mail, isSending } = useChange('sendSalesReports', { topic: 'reports' });
  const prepare = async (week: string) => {
    const result = await again({ body: { week } });
    if (!result.ok) return toast.failed('Not prepared', result.problem.detail);
    toast.done('Reports prepared', 'Those that are sent stay as they are.');
  };
  const send = async (week: string, reports: readonly ReportSummaryJson[]) => {
    const body = { week, reports: reports.map(({ id, version }) => ({ id, version })) };
    const result = await mail({ body });
    if (!result.ok) return toast.failed('Not all reports were sent', result.problem.detail);
    const [first] = reports;
    toast.done(reports.length === 1 ? `Report of ${first?.name} sent` : `${reports.length} reports sent`);
  };
  return { prepare, send, isSending: isSending || isPreparing };
}
