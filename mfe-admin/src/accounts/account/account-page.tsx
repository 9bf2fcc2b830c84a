import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { KegAccountJson, LicenceFiguresJson, LicenceJson } from 'shared-domain/contracts';
import { dayOf, daysBetween } from 'shared-domain/dates';
import { standingOf } from 'shared-domain/licences';
import { centsOf, formatDollars } from 'shared-domain/money';
import { Icon } from 'shared-ui/icons';
import { useCall, useNow } from '../../data/calls/index.ts';
import { paths, useAddressQuery } from '../../frame/address/index.ts';
import { usePageKeys } from '../../frame/shortcuts/index.ts';
import { Stack } from '../../kit/layout/index.ts';
import {
  Button,
  ButtonLink,
  countText,
  Failed,
  type Figure,
  Figures,
  Nothing,
  PageBody,
  PageHead,
  PageTabs,
  roundDollars,
  Tag,
  tabId,
  WaitingRows,
} from '../../kit/parts/index.ts';
import { KegAccount } from '../kegs/index.ts';
import {
  daysText,
  LicenceDatesDialog,
  STANDING_LABELS,
  SuspendDialog,
  useLicenceChange,
} from '../licences/index.ts';
import { AccountMoney } from '../receivables/index.ts';
import styles from './accounts.module.css';
import { AllocationsCard } from './allocations-card.tsx';
import { ContactsCard } from './contacts-card.tsx';
import { LicenceCard } from './licence-card.tsx';
import { LoadedCard } from './loaded-card.tsx';
import { NoteCard } from './note-card.tsx';
import { type OrderDialog, OrdersCard } from './orders-card.tsx';
import { StandingNotice } from './standing-notice.tsx';
import { TimelineCard } from './timeline-card.tsx';

/** An account that has never had a keg. */
const emptyAccount = ({ licenseNumber, companyName }: LicenceJson): KegAccountJson => ({
  id: `licence:${licenseNumber}`,
  name: companyName,
  licenseNumber,
  out: { 50: 0, 30: 0, 20: 0 },
  ...{ total: 0, oldest: 0, overdue: 0, limitDays: 0, lots: [], entries: [] },
});

/** The account's kegs: out by size and age, bookings, ledger. */
function KegsCard({ licence }: { licence: LicenceJson }) {
  const reading = useCall('kegAccount', { params: { account: `licence:${licence.licenseNumber}` } });
  const isNone = reading.problem?.code === 'not_found';
  const data = reading.data ?? (isNone ? emptyAccount(licence) : undefined);
  return (
    <LoadedCard title="Kegs out" height={130} reading={{ ...reading, data }}>
      {(account) => (
        <Stack fit gap={12} pad="4 14 14">
          <KegAccount account={account} />
        </Stack>
      )}
    </LoadedCard>
  );
}

const ordersText = (count: number) => (count === 1 ? '1 order' : `${countText(count)} orders`);

/** 'Last order yesterday'. */
function lastOrderText(lastOrderAt: string | undefined, now: Date): string {
  if (lastOrderAt === undefined) return 'No order yet';
  const days = daysBetween(dayOf(new Date(lastOrderAt)), dayOf(now));
  return `Last order ${days === 0 ? 'today' : days === 1 ? 'yesterday' : `${daysText(days)} ago`}`;
}

const figuresOf = ({ year, yearBefore, everyDays, lastOrderAt }: LicenceFiguresJson, now: Date): Figure[] => [
  { label: '12 months', value: roundDollars(centsOf(year.total)), note: ordersText(year.orders) },
  {
    label: 'Average order',
    value: year.orders === 0 ? '–' : formatDollars(year.average),
    note:
      yearBefore.orders === 0
        ? 'No order the year before'
        : `${formatDollars(yearBefore.average)} the year before`,
  },
  {
    label: 'Usual rhythm',
    value: everyDays === undefined ? '–' : everyDays === 1 ? 'Every day' : `Every ${everyDays} days`,
    note: lastOrderText(lastOrderAt, now),
  },
];

/** How much and how often the account orders (LICENCE-15). */
function FiguresCard({ number, now }: { number: string; now: Date }) {
  const reading = useCall('licenceFigures', { params: { number } });
  if (reading.data === undefined)
    return (
      <LoadedCard title="Figures" height={44} reading={reading}>
        {() => null}
      </LoadedCard>
    );
  return <Figures label="Figures" figures={figuresOf(reading.data, now)} isCard />;
}

function Actions({ licence, onEdit }: { licence: LicenceJson; onEdit: () => void }) {
  const { lift, isSending } = useLicenceChange();
  const [isSuspending, setSuspending] = useState(false);
  const { licenseNumber } = licence;
  return (
    <>
      {licence.standing === 'suspended' ? (
        <Button busy={isSending} onClick={() => void lift(licence)}>
          Lift suspension
        </Button>
      ) : (
        <Button variant="danger" onClick={() => setSuspending(true)}>
          Suspend
        </Button>
      )}
      <Button onClick={onEdit}>
        <Icon name="edit" size={16} />
        Edit account
      </Button>
      <ButtonLink variant="primary" to={paths.newOrder(licenseNumber)}>
        <Icon name="plus" size={16} />
        New order
      </ButtonLink>
      {isSuspending && <SuspendDialog licence={licence} onClose={() => setSuspending(false)} />}
    </>
  );
}

type AccountProps = { licence: LicenceJson; graceDays: number; orderDialog: OrderDialog };

const PANEL = 'account-panel';

const TABS = [
  { id: 'orders', label: 'Orders' },
  { id: 'money', label: 'Money' },
  { id: 'kegs', label: 'Kegs' },
  { id: 'people', label: 'People' },
  { id: 'allocations', label: 'Allocations' },
  { id: 'notes', label: 'Notes' },
] as const;

type Tab = (typeof TABS)[number]['id'];

/** What a tab shows. Each card loads and fails alone. */
function Panel({ tab, licence, orderDialog }: { tab: Tab } & Omit<AccountProps, 'graceDays'>) {
  const now = useNow();
  const { licenseNumber } = licence;
  if (tab === 'money') return <AccountMoney licence={licence} />;
  if (tab === 'kegs') return <KegsCard licence={licence} />;
  if (tab === 'people') return <ContactsCard licence={licence} now={now} />;
  if (tab === 'allocations') return <AllocationsCard number={licenseNumber} />;
  if (tab === 'notes')
    return (
      <>
        <NoteCard licence={licence} />
        <TimelineCard licence={licence} now={now} />
      </>
    );
  return (
    <>
      <FiguresCard number={licenseNumber} now={now} />
      <OrdersCard number={licenseNumber} orderDialog={orderDialog} />
      <AllocationsCard number={licenseNumber} show="open" />
    </>
  );
}

/** Everything about one licence (LICENCE-15); the open tab is in the address. */
function Account({ licence, graceDays, orderDialog }: AccountProps) {
  const now = useNow();
  const { query, set } = useAddressQuery();
  const [isEditing, setEditing] = useState(false);
  const { licenseNumber, companyName } = licence;
  const navigate = useNavigate();
  usePageKeys({ n: () => void navigate(paths.newOrder(licenseNumber)), e: () => setEditing(true) });
  const { label, tone } = STANDING_LABELS[standingOf(licence, now, graceDays).standing];
  const tab = TABS.find(({ id }) => id === query.get('tab'))?.id ?? 'orders';
  return (
    <>
      <PageHead
        title={companyName}
        isOwnName
        back={{ to: paths.accounts(), label: 'Back to accounts' }}
        tag={
          <>
            <Tag>{licenseNumber}</Tag>
            <Tag tone={tone}>{label}</Tag>
          </>
        }
        actions={<Actions licence={licence} onEdit={() => setEditing(true)} />}
      >
        <PageTabs
          label="Account"
          panel={PANEL}
          chosen={tab}
          tabs={TABS}
          onChoose={(id) => set('tab', id === 'orders' ? null : id)}
        />
      </PageHead>
      <StandingNotice licence={licence} now={now} graceDays={graceDays} />
      <PageBody columns="276px minmax(0, 1fr)" single="tablet" align="start" className={styles.columns}>
        <LicenceCard licence={licence} now={now} />
        <Stack fit gap={14} role="tabpanel" id={PANEL} aria-labelledby={tabId(PANEL, tab)}>
          <Panel tab={tab} licence={licence} orderDialog={orderDialog} />
        </Stack>
      </PageBody>
      {isEditing && <LicenceDatesDialog licence={licence} onClose={() => setEditing(false)} />}
    </>
  );
}

/** `/admin/licences/{number}`. */
export function AccountPage({ orderDialog }: { orderDialog: OrderDialog }) {
  const { number = '' } = useParams();
  const { data, problem, refetch } = useCall('searchLicences', { query: { number } });
  if (problem) return <Failed title="The account could not be loaded" problem={problem} onRetry={refetch} />;
  if (!data) return <WaitingRows label="Loading the account..." widths={[120, 180, 90]} rows={8} />;
  const licence = data.licences.find(({ licenseNumber }) => licenseNumber === number);
  if (licence)
    return <Account key={number} licence={licence} graceDays={data.graceDays} orderDialog={orderDialog} />;
  return (
    <>
      <PageHead title="License Not Found" />
      <Nothing
        title={`There is no licence with the number ${number}`}
        action={<ButtonLink to={paths.accounts()}>All accounts</ButtonLink>}
      />
    </>
  );
}
