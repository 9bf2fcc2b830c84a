import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Client } from 'shared-domain/client';
import type { AccountBillsJson } from 'shared-domain/contracts';
import { dayOf, longDate } from 'shared-domain/dates';
import { formatDollars } from 'shared-domain/money';
import { environmentAtom } from 'shared-domain/state';
import { Button, ButtonAnchor, ButtonLink } from 'shared-ui/button';
import { FieldError } from 'shared-ui/fields';
import { Panel } from 'shared-ui/page';
import { Empty, ErrorState, Loading } from 'shared-ui/states';
import { paths } from '../address/index.ts';
import { useLicenseeAnswer } from '../licensee/use-licensee-answer.ts';
import styles from './account.module.css';
import { accountCall } from './account-call.ts';
import { BillEntries } from './bill-entries.tsx';
import { MemberPage } from './member-page.tsx';
import { invoicePath, statementPath } from './paper-paths.ts';

type Invoice = AccountBillsJson['invoices'][number];

/** What the account owes: open invoices, statements, and its ledger (RECEIVABLE-1, PEOPLE-2). */
export function BillsPage() {
  return (
    <MemberPage title="Bills" needs="bills">
      <Bills />
    </MemberPage>
  );
}

const readBills = (client: Client) => accountCall(client)('accountBills');

function Bills() {
  const { answer, load } = useLicenseeAnswer(readBills);
  if (answer === null) return <Loading>Loading your bills...</Loading>;
  if (!answer.ok)
    return (
      <ErrorState title="Your bills could not be loaded" onRetry={load}>
        {answer.problem.detail}
      </ErrorState>
    );
  const bills = answer.data;
  if (bills.entries.length === 0)
    return (
      <Empty
        title="Nothing to pay"
        action={<ButtonLink to={paths.orders}>Orders of your account</ButtonLink>}
      >
        {`${bills.terms}. Invoices appear here once an order was delivered on account.`}
      </Empty>
    );
  const open = bills.invoices
    .filter(({ left }) => left > 0)
    .toSorted((one, other) => (one.due < other.due ? -1 : 1));
  return (
    <>
      <Figures bills={bills} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <OpenInvoices open={open} papers={papersOf(bills)} overdueFrom={dayOf(new Date())} />
          <BillEntries entries={bills.entries} />
        </div>
        <Statements months={bills.months} />
      </div>
    </>
  );
}

/** The orders whose invoices can be opened. */
const papersOf = ({ entries }: AccountBillsJson) =>
  new Set(entries.flatMap(({ kind, paper }) => (kind === 'invoice' && paper ? [paper.order] : [])));

function Figures({ bills: { balance, overdue, credit, terms } }: { bills: AccountBillsJson }) {
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{balance < 0 ? 'In your favour' : 'You owe'}</dt>
        <dd className="num">{formatDollars(Math.abs(balance))}</dd>
        <dd>{terms}</dd>
      </div>
      <div className={overdue > 0 ? styles.late : undefined}>
        <dt>Overdue</dt>
        <dd className="num">{formatDollars(overdue)}</dd>
        <dd>{overdue > 0 ? 'Past its due date' : 'Nothing is overdue'}</dd>
      </div>
      {credit > 0 && (
        <div>
          <dt>Credit</dt>
          <dd className="num">{formatDollars(credit)}</dd>
          <dd>Taken off your next invoice</dd>
        </div>
      )}
    </dl>
  );
}

function OpenInvoices(props: { open: readonly Invoice[]; papers: ReadonlySet<string>; overdueFrom: string }) {
  const { open, papers, overdueFrom } = props;
  return (
    <Panel title="To pay">
      {open.length === 0 ? (
        <p className={styles.words}>Every invoice is paid. Thank you.</p>
      ) : (
        <ul className={styles.rows} aria-label="Invoices to pay">
          {open.map(({ document, due, amount, left }) => {
            const isLate = due < overdueFrom;
            return (
              <li key={document}>
                <div>
                  <b>{papers.has(document) ? <a href={invoicePath(document)}>{document}</a> : document}</b>
                  <p className={isLate ? styles.lateText : styles.quiet}>
                    {isLate ? `Overdue since ${longDate(due)}` : `Due ${longDate(due)}`}
                    {left < amount
                      ? `, ${formatDollars(amount - left)} of ${formatDollars(amount)} paid`
                      : ''}
                  </p>
                </div>
                <b className="num">{formatDollars(left)}</b>
              </li>
            );
          })}
        </ul>
      )}
      {open.length > 0 && <PayOnline />}
    </Panel>
  );
}

/** Leads to the page that the mails about what is owed link to, with the invoices to choose from (RECEIVABLE-14). */
function PayOnline() {
  const { client } = useAtomValue(environmentAtom);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const pay = async () => {
    setBusy(true);
    const link = await accountCall(client)('accountBillsLink');
    if (link.ok) return window.location.assign(link.data.url);
    setBusy(false);
    setProblem(link.problem.detail);
  };
  return (
    <>
      <Button variant="action" busy={busy} busyText="Opening..." onClick={() => void pay()}>
        Pay by card
      </Button>
      {problem && <FieldError>{problem}</FieldError>}
    </>
  );
}

const monthText = (month: string) =>
  new Date(`${month}-15T12:00:00Z`).toLocaleDateString('en-CA', { month: 'long', year: 'numeric' });

function Statements({ months }: { months: readonly string[] }) {
  return (
    <Panel title="Statements">
      <ul className={styles.files} aria-label="Statements">
        {months.map((month) => (
          <li key={month}>
            <ButtonAnchor variant="ghost" href={statementPath(month)} target="_blank" rel="noreferrer">
              {monthText(month)}
            </ButtonAnchor>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
