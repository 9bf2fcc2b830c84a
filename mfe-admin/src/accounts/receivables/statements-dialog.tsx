import { useState } from 'react';
import type { StatementsJson } from 'shared-domain/contracts';
import { addDays, type Day, dayOf, longDate } from 'shared-domain/dates';
import { formatDollars } from 'shared-domain/money';
import { periodOfMonth, type StatementPeriod } from 'shared-domain/receivables';
import { staffAddresses } from 'shared-domain/staff-client';
import { useCall, useChange, useNow, useToast } from '../../data/calls/index.ts';
import { Quiet, Row, Stack } from '../../kit/layout/index.ts';
import { type Column, List } from '../../kit/list/index.ts';
import { shortDay } from '../../kit/moments/index.ts';
import {
  Button,
  ButtonAnchor,
  CheckBox,
  countText,
  Nothing,
  PeriodFields,
  ProgressBar,
  Segmented,
  StaffDialog,
  Tag,
} from '../../kit/parts/index.ts';

type Account = StatementsJson['accounts'][number];

const POLL_MS = 2_000;
const count = (number: number, one: string) => `${countText(number)} ${one}${number === 1 ? '' : 's'}`;

const COLUMNS: Column<Account>[] = [
  { label: 'Account', card: 'head', show: ({ name }) => name },
  { label: 'Owes then', look: 'number', card: 'head-end', show: ({ closing }) => formatDollars(closing) },
  {
    label: 'To',
    look: 'small',
    card: 'line',
    show: ({ emails }) => (emails.length > 0 ? emails.join(', ') : <Tag tone="warn">No email address</Tag>),
  },
  {
    label: 'Mailed',
    look: 'tight',
    card: 'line-end',
    show: ({ sentAt }) => sentAt && `Mailed ${shortDay(sentAt)}`,
  },
];

/** Months that can be chosen by one press: this one up to today, and the one before. */
function monthsAt(today: Day): { value: string; label: string; period: StatementPeriod }[] {
  const month = (day: Day) => day.slice(0, 7);
  const before = addDays(`${month(today)}-01`, -1);
  return [
    { value: 'last', label: 'Last month', period: periodOfMonth(month(before), today) },
    { value: 'this', label: 'This month', period: periodOfMonth(month(today), today) },
  ];
}

/** Mails the statements of a period: to all accounts, or to one; who gets one is shown first (RECEIVABLE-18). */
export function StatementsDialog({ number, onClose }: { number?: string; onClose: () => void }) {
  const today = dayOf(useNow());
  const months = monthsAt(today);
  const [period, setPeriod] = useState<StatementPeriod>(months[0]?.period ?? { from: today, to: today });
  const isOrdered = period.from !== '' && period.from <= period.to;
  const { data, problem, refetch } = useCall('statements', { query: period }, { enabled: isOrdered });
  const progress = useCall(
    'statementProgress',
    { query: period },
    { enabled: isOrdered, againAfter: ({ waiting }) => waiting > 0 && POLL_MS },
  );
  const rows = data?.accounts.filter(({ licenseNumber }) => number === undefined || licenseNumber === number);
  const own = number === undefined ? undefined : rows?.[0]?.name;
  return (
    <StaffDialog
      width={720}
      title={number === undefined ? 'Mail statements' : 'Statement'}
      {...(own ? { context: own } : {})}
      onClose={onClose}
      foot={
        rows &&
        isOrdered && (
          <Foot key={JSON.stringify(period)} {...{ number, rows, period }} onSent={progress.refetch} />
        )
      }
    >
      <Stack fit gap={14}>
        <Row wrap gap={12} align="end">
          <Segmented
            label="Period"
            value={
              months.find((month) => JSON.stringify(month.period) === JSON.stringify(period))?.value ?? 'own'
            }
            options={months}
            onChange={(value) => setPeriod(months.find((month) => month.value === value)?.period ?? period)}
          />
          <PeriodFields
            {...{ period, today }}
            problem={
              isOrdered ? undefined : { end: 'to', message: 'Please end it on or after its first day' }
            }
            onChange={setPeriod}
          />
        </Row>
        {progress.data && <Progress {...progress.data} />}
        <List<Account>
          label="Who gets a statement"
          columns={COLUMNS}
          idOf={({ licenseNumber }) => licenseNumber}
          source={{ rows, problem, refetch }}
          texts={{ failed: 'The statements could not be loaded', loading: 'Loading who gets one...' }}
          frame="card"
          cards="phone"
          empty={
            <Nothing title="No statement for these days">
              An account gets one if it had an entry in them or owed something at their end.
            </Nothing>
          }
        />
      </Stack>
    </StaffDialog>
  );
}

/** How many of the emails have left. */
function Progress({ waiting, sent, failed }: { waiting: number; sent: number; failed: number }) {
  const all = waiting + sent + failed;
  if (all === 0) return null;
  return (
    <div role="status">
      {waiting > 0 && <ProgressBar label="Emails that have left" value={(all - waiting) / all} />}
      <Quiet as="p" size="s">
        {waiting > 0
          ? `${countText(all - waiting)} of ${count(all, 'email')} have left. You can close this: the rest follows by itself.`
          : `${count(sent, 'email')} sent.`}
        {failed > 0 && ` ${count(failed, 'email')} failed: see Needs a look.`}
      </Quiet>
    </div>
  );
}

type FootProps = {
  number: string | undefined;
  rows: readonly Account[];
  period: StatementPeriod;
  onSent: () => void;
};

function Foot({ number, rows, period, onSent }: FootProps) {
  const toast = useToast();
  const { send, isSending } = useChange('sendStatements', { topic: 'receivables' });
  const [id, setId] = useState(() => crypto.randomUUID());
  const [again, setAgain] = useState(false);
  const mailable = rows.filter(({ emails }) => emails.length > 0);
  const mailed = mailable.filter(({ sentAt }) => sentAt !== undefined);
  const chosen = again ? mailable : mailable.filter(({ sentAt }) => sentAt === undefined);
  const mail = async () => {
    const accounts = chosen.map(({ licenseNumber }) => licenseNumber);
    const result = await send({ body: { id, ...period, accounts, ...(again ? { again } : {}) } });
    if (!result.ok) return toast.failed('The statements were not mailed', result.problem.detail);
    setId(crypto.randomUUID());
    setAgain(false);
    toast.done(
      `${count(result.data.accounts, 'statement')} on the way`,
      `${longDate(period.from)} to ${longDate(period.to)}`,
    );
    onSent();
  };
  return (
    <Row wrap gap={16} justify="end" full>
      {mailed.length > 0 && (
        <Row as="label" gap={8}>
          <CheckBox checked={again} onChange={setAgain} />
          {rows.length === 1 ? 'Mail it again' : `Again to the ${countText(mailed.length)} that have it`}
        </Row>
      )}
      {number !== undefined && (
        <ButtonAnchor href={staffAddresses.receivableStatement(number, period)}>Open PDF</ButtonAnchor>
      )}
      <Button
        variant="primary"
        disabled={chosen.length === 0}
        busy={isSending}
        busyText="Putting them on the way..."
        onClick={() => void mail()}
      >
        {chosen.length === 0
          ? 'Nothing to mail'
          : rows.length === 1
            ? 'Mail statement'
            : `Mail ${count(chosen.length, 'statement')}`}
      </Button>
    </Row>
  );
}
