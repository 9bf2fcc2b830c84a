import { useAtomValue } from 'jotai';
import { type Period, periodProblem } from 'shared-domain/accounting';
import type { AccountingJson } from 'shared-domain/contracts';
import { dayOf } from 'shared-domain/dates';
import { formatDollars } from 'shared-domain/money';
import { staffAddresses } from 'shared-domain/staff-client';
import { nowAtom } from 'shared-domain/state';
import { useCall } from '../../data/calls/index.ts';
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
import { FILES } from './files.ts';
import { nameOf, type PeriodName, periodOf } from './period.ts';

/** 'Accounting' (ACCOUNTING-1 to ACCOUNTING-4): a period's totals, and its files for bookkeeping. */
export function AccountingPage() {
  const today = dayOf(useAtomValue(nowAtom));
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
