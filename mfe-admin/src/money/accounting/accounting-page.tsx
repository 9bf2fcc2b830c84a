import { type Period, periodProblem } from 'shared-domain/accounting';
import type { AccountingFile, AccountingJson } from 'shared-domain/contracts';
import { addDays, type Day, dayOf } from 'shared-domain/dates';
import { formatDollars } from 'shared-domain/money';
import { staffAddresses } from 'shared-domain/staff-client';
import { useCall, useNow } from '../../data/calls/index.ts';
import { useAddressQuery } from '../../frame/address/index.ts';
import { Quiet, Row, Stack } from '../../kit/layout/index.ts';
import {
  ButtonAnchor,
  Failed,
  type Figure,
  Figures,
  PageBody,
  PageHead,
  PeriodFields,
  Segmented,
  WaitingBox,
} from '../../kit/parts/index.ts';
import styles from './accounting.module.css';

const PERIODS = ['this-month', 'last-month', 'this-year'] as const;
type PeriodName = (typeof PERIODS)[number];

/** The first day of a day's month. */
const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** The days of a preset period; the current one ends today. */
export function periodOf(name: PeriodName, today: Day): Period {
  if (name === 'this-year') return { from: `${today.slice(0, 4)}-01-01`, to: today };
  if (name === 'this-month') return { from: monthOf(today), to: today };
  const to = addDays(monthOf(today), -1);
  return { from: monthOf(to), to };
}

/** The name of a preset period; undefined for a custom range. */
export const nameOf = ({ from, to }: Period, today: Day): PeriodName | undefined =>
  PERIODS.find((name) => {
    const period = periodOf(name, today);
    return period.from === from && period.to === to;
  });

const FILES: readonly { file: AccountingFile; title: string; text: string }[] = [
  {
    file: 'sales.csv',
    title: 'Sales, taxes, deposits and kegs',
    text: 'One row for each order, for a spreadsheet. Amounts are after refunds.',
  },
  {
    file: 'quickbooks-invoices.csv',
    title: 'QuickBooks Online invoices',
    text: 'Settings, Import data, Invoices. QuickBooks takes 100 invoices at a time; dates are YYYY-MM-DD.',
  },
  {
    file: 'quickbooks-credit-notes.csv',
    title: 'QuickBooks Online credit notes',
    text: 'One for each refund or credit made in the period.',
  },
  {
    file: 'xero.csv',
    title: 'Xero invoices and credit notes',
    text: 'Sales, Invoices, Import; amounts are tax exclusive. Check the accounts 200, 260 and 850 and the tax rates in the drafts. Xero takes 500 at a time.',
  },
  {
    file: 'liquor-register.csv',
    title: 'Liquor register',
    text: 'What was shipped or delivered: brand, size, strength and litres, to which licence, on which day.',
  },
  {
    file: 'payments.csv',
    title: 'Payments, write-offs and corrections',
    text: 'What accounts paid in the period and for which invoices, for a spreadsheet. What was taken back is negative.',
  },
  {
    file: 'quickbooks-payments.csv',
    title: 'QuickBooks Online payments',
    text: 'Transactions, Bank transactions, Upload from file, into the account where payments arrive; dates are DD/MM/YYYY. Match each to its invoices.',
  },
  {
    file: 'xero-payments.csv',
    title: 'Xero payments',
    text: 'Accounting, Bank accounts, Import a statement, into the account where payments arrive. Reconcile each with its invoices.',
  },
];

/** 'Accounting' (ACCOUNTING-1 to ACCOUNTING-4): a period's totals, and its files for bookkeeping. */
export default function AccountingPage() {
  const today = dayOf(useNow());
  const { query, write } = useAddressQuery();
  const usual = periodOf('this-month', today);
  const period = { from: query.get('from') ?? usual.from, to: query.get('to') ?? usual.to };
  const problem = periodProblem(period);
  const choose = (chosen: Period) => write(() => new URLSearchParams(chosen), { replace: true });
  return (
    <div>
      <PageHead
        title="Accounting"
        actions={
          !problem && (
            <ButtonAnchor href={staffAddresses.accountingArchive(period)} download>
              Download all
            </ButtonAnchor>
          )
        }
      />
      <PageBody pad="14 24">
        <Row wrap gap={12} align="end">
          <Segmented<PeriodName | 'own'>
            label="Period"
            value={nameOf(period, today) ?? 'own'}
            options={[
              { value: 'this-month', label: 'This month' },
              { value: 'last-month', label: 'Last month' },
              { value: 'this-year', label: 'This year' },
            ]}
            onChange={(name) => name !== 'own' && choose(periodOf(name, today))}
          />
          <PeriodFields {...{ period, today, problem }} onChange={choose} />
        </Row>
      </PageBody>
      {!problem && <Books period={period} />}
    </div>
  );
}

function Books({ period }: { period: Period }) {
  const { data, problem, isFetching, refetch } = useCall('accounting', { query: period });
  return (
    <>
      {problem && <Failed title="The figures could not be loaded" problem={problem} onRetry={refetch} />}
      {!data && !problem && <WaitingBox height={92} />}
      {data && <Figures figures={figuresOf(data)} isOld={isFetching} />}
      <PageBody pad="18 24 24">
        <Stack as="ul" gap={10} aria-label="Files">
          {FILES.map(({ file, title, text }) => (
            <Row
              key={file}
              as="li"
              wrap
              gap="10 24"
              justify="between"
              pad="14 16"
              framed
              radius={14}
              surface="paper"
            >
              <div style={{ flex: '1 1 320px' }}>
                <h2 className={styles.title}>{title}</h2>
                <Quiet as="p" size="s">
                  {text}
                </Quiet>
              </div>
              <ButtonAnchor href={staffAddresses.accountingFile(file, period)} download>
                <span className="visually-hidden">{title}: </span>
                Download CSV
              </ButtonAnchor>
            </Row>
          ))}
        </Stack>
      </PageBody>
    </>
  );
}

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

/** The period's totals, without charges of zero. */
function figuresOf(sums: AccountingJson): Figure[] {
  const { net, orders, creditNotes, charges, shipping, otherRefunds, total, kegs } = sums;
  return [
    {
      label: 'Net sales',
      value: formatDollars(net),
      note: `${count(orders, 'invoice')}, ${count(creditNotes, 'credit note')}`,
    },
    ...charges
      .filter(({ amount }) => amount !== 0)
      .map(({ name, amount }) => ({ label: name, value: formatDollars(amount) })),
    ...(shipping === 0 ? [] : [{ label: 'Shipping', value: formatDollars(shipping) }]),
    ...(otherRefunds === 0 ? [] : [{ label: 'Other refunds', value: formatDollars(-otherRefunds) }]),
    { label: 'Total', value: formatDollars(total), note: count(kegs, 'keg') },
  ];
}
