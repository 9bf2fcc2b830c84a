import type { SalesReportJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { litresText } from 'shared-domain/sizes';
import { staffAddresses } from 'shared-domain/staff-client';
import { type ClassTotal, weekText } from 'shared-domain/suppliers';
import { useCall } from '../../data/calls/index.ts';
import { Row as Line, Stack } from '../../kit/layout/index.ts';
import { type Column, List } from '../../kit/list/index.ts';
import { ButtonAnchor, CardNote, Nothing, StaffDialog, WaitingRows } from '../../kit/parts/index.ts';

type Row = SalesReportJson['rows'][number] & { place: number };

const litres = ({ millilitres, note }: Row): string => {
  if (millilitres === null) return 'No size';
  return note === '' ? litresText(millilitres) : `${litresText(millilitres)} (guessed)`;
};

/** A report's sums by class of customer and its lines, with its files. */
export function ReportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, problem } = useCall('salesReport', { params: { id } });
  return (
    <StaffDialog
      title={data ? `${data.name}, ${weekText(data.week)}` : 'Sales report'}
      width={1080}
      onClose={onClose}
    >
      {problem && <CardNote>{problem.detail}</CardNote>}
      {!data && !problem && <WaitingRows label="Loading the report..." widths={[90, 160, 90]} rows={5} />}
      {data && (
        <Stack fit gap={16}>
          <Line as="p" gap={8}>
            <ButtonAnchor href={staffAddresses.salesReportFile(id, 'report.csv')} download>
              Download CSV
            </ButtonAnchor>
            <ButtonAnchor href={staffAddresses.salesReportFile(id, 'report.pdf')}>Open PDF</ButtonAnchor>
          </Line>
          {data.rows.length === 0 ? (
            <Nothing title="No sales in this week">The report says so.</Nothing>
          ) : (
            <>
              <List<ClassTotal>
                label="Classes of customers"
                columns={CLASSES}
                idOf={({ name }) => name}
                source={{ rows: [...data.classes, data.total] }}
                cards="phone"
              />
              <List<Row>
                label="Lines"
                columns={LINES}
                idOf={({ place }) => String(place)}
                source={{ rows: data.rows.map((row, place) => ({ ...row, place })) }}
              />
            </>
          )}
        </Stack>
      )}
    </StaffDialog>
  );
}

const CLASSES: Column<ClassTotal>[] = [
  { label: 'Class', card: 'head', show: ({ name }) => name },
  { label: 'Units', look: 'number', card: 'line', unit: () => 'units', show: ({ units }) => units },
  { label: 'Containers', look: 'number', yields: true, show: ({ containers }) => containers },
  {
    label: 'Litres',
    look: 'number',
    card: 'line-end',
    unit: () => 'L',
    show: ({ millilitres }) => litresText(millilitres),
  },
  { label: 'Amount', look: 'number', card: 'head-end', show: ({ amount }) => formatDollars(amount) },
];

const LINES: Column<Row>[] = [
  {
    label: 'Document',
    card: 'head',
    show: ({ document, corrects }) => (corrects === undefined ? document : `Corrects ${corrects}`),
  },
  { label: 'Date', look: 'tight', card: 'line', show: ({ day }) => day },
  {
    label: 'Customer',
    card: 'wide',
    show: ({ customer, licence }) => [customer, licence].filter(Boolean).join(', '),
  },
  { label: 'Class', look: 'quiet', yields: true, show: ({ customerClass }) => customerClass },
  { label: 'LDB SKU', look: 'quiet', yields: true, show: ({ ldbSku }) => ldbSku || '–' },
  { label: 'Product', card: 'foot', show: ({ product }) => product },
  { label: 'Units', look: 'number', card: 'foot-end', unit: () => 'units', show: ({ units }) => units },
  {
    label: 'Litres',
    look: 'number',
    card: 'line-end',
    unit: ({ millilitres, note }) => (millilitres === null || note !== '' ? '' : 'L'),
    show: litres,
  },
  { label: 'Amount', look: 'number', card: 'head-end', show: ({ amount }) => formatDollars(amount) },
];
