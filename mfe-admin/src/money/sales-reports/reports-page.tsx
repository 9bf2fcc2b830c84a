import { useState } from 'react';
import type { ReportSummaryJson, SalesReportsJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { litresText } from 'shared-domain/sizes';
import { weekText } from 'shared-domain/suppliers';
import { useCall, useChange, useToast } from '../../data/calls/index.ts';
import { useAddressQuery } from '../../frame/address/index.ts';
import { Row } from '../../kit/layout/index.ts';
import { type Column, List } from '../../kit/list/index.ts';
import {
  Button,
  Choice,
  countText,
  Nothing,
  PageBody,
  PageHead,
  Tag,
  TextButton,
} from '../../kit/parts/index.ts';
import { ReportDialog } from './report-dialog.tsx';

/** Prepares a week's reports again, and sends some of them as they were looked at (REPORT-8). */
function useReports() {
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

/** 'Sales reports' (REPORT-8): the weekly report of each supplier, to check and to send. */
export default function ReportsPage() {
  const { query, write } = useAddressQuery();
  const wanted = query.get('week') ?? undefined;
  const list = useCall('salesReports', { query: wanted ? { week: wanted } : {} });
  const { prepare, send, isSending } = useReports();
  const [open, setOpen] = useState<string | null>(null);
  const { data } = list;
  const ready = data?.reports.filter(
    ({ state, recipients }) => state === 'prepared' && recipients.length > 0,
  );
  return (
    <>
      <PageHead
        title="Sales reports"
        actions={
          data && (
            <>
              <Button busy={isSending} onClick={() => void prepare(data.week)}>
                Prepare again
              </Button>
              <Button
                variant="primary"
                disabled={!ready?.length}
                busy={isSending}
                busyText="Sending..."
                onClick={() => void send(data.week, ready ?? [])}
              >
                Send all
              </Button>
            </>
          )
        }
      />
      {data && <Week {...data} onChoose={(week) => write(() => new URLSearchParams({ week }))} />}
      <List<ReportSummaryJson>
        label="Sales reports"
        frame="page"
        columns={columnsOf(setOpen, (report) => void send(report.week, [report]))}
        source={{ ...list, rows: data?.reports }}
        texts={{ failed: 'The reports could not be loaded', loading: 'Loading the reports...' }}
        empty={
          <Nothing title="No reports for this week">
            They are prepared each Monday at 6:00 AM, one for each supplier.
          </Nothing>
        }
      />
      {open !== null && <ReportDialog id={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function Week({ week, weeks, onChoose }: SalesReportsJson & { onChoose: (week: string) => void }) {
  const options = [...new Set([week, ...weeks])].sort().reverse();
  return (
    <PageBody pad="0 24 14">
      <Row gap={8}>
        <span aria-hidden="true">Week</span>
        <Choice
          label="Week"
          value={week}
          options={options.map((value) => ({ value, label: weekText(value) }))}
          onChange={onChoose}
        />
      </Row>
    </PageBody>
  );
}

const columnsOf = (
  onOpen: (id: string) => void,
  onSend: (report: ReportSummaryJson) => void,
): Column<ReportSummaryJson>[] => [
  {
    label: 'Supplier',
    card: 'head',
    show: ({ id, name }) => <TextButton onClick={() => onOpen(id)}>{name}</TextButton>,
  },
  {
    label: 'State',
    card: 'head-end',
    show: ({ state }) => (state === 'sent' ? <Tag tone="ok">Sent</Tag> : <Tag>Prepared</Tag>),
  },
  {
    label: 'Lines',
    look: 'number',
    card: 'line',
    unit: ({ lines }) => (lines === 0 ? '' : lines === 1 ? 'line' : 'lines'),
    show: ({ lines }) => (lines === 0 ? 'No sales' : countText(lines)),
  },
  {
    label: 'Litres',
    look: 'number',
    card: 'line-end',
    unit: () => 'L',
    show: ({ total }) => litresText(total.millilitres),
  },
  {
    label: 'Lack a size',
    look: 'number',
    yields: true,
    show: ({ total }) => (total.unsized === 0 ? '–' : <Tag tone="warn">{total.unsized}</Tag>),
  },
  {
    label: 'Corrections',
    look: 'number',
    yields: true,
    show: ({ corrections }) => (corrections === 0 ? '–' : countText(corrections)),
  },
  { label: 'Amount', look: 'number', card: 'foot', show: ({ total }) => formatDollars(total.amount) },
  {
    label: 'To',
    look: 'quiet',
    card: 'wide',
    show: ({ recipients }) => recipients.join(', ') || 'No contact gets reports',
  },
  {
    label: 'Send',
    look: 'tight',
    card: 'foot-end',
    show: (report) =>
      report.state === 'prepared' && (
        <Button
          aria-label={`Send the report of ${report.name}`}
          disabled={report.recipients.length === 0}
          onClick={() => onSend(report)}
        >
          Send
        </Button>
      ),
  },
];
