import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { LicenceJson } from 'shared-domain/contracts';
import { standingOf } from 'shared-domain/licences';
import { nowAtom } from 'shared-domain/state';
import { Icon } from 'shared-ui/icons';
import { useCall } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { usePageKeys } from '../../frame/shortcuts/index.ts';
import { Button, ButtonLink, Failed, Nothing, PageHead, Tag, WaitingRows } from '../../kit/parts/index.ts';
import { LicenceDatesDialog, STANDING_LABELS, SuspendDialog, useLicenceChange } from '../licences/index.ts';
import { AccountMoney } from '../receivables/index.ts';
import styles from './accounts.module.css';
import { AllocationsCard } from './allocations-card.tsx';
import { ContactsCard } from './contacts-card.tsx';
import { FiguresCard } from './figures-card.tsx';
import { KegsCard } from './kegs-card.tsx';
import { LicenceCard } from './licence-card.tsx';
import { NoteCard } from './note-card.tsx';
import { type OrderDialog, OrdersCard } from './orders-card.tsx';
import { StandingNotice } from './standing-notice.tsx';
import { TimelineCard } from './timeline-card.tsx';

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

/** Everything about one licence (LICENCE-15); each card loads and fails alone. */
function Account({ licence, graceDays, orderDialog }: AccountProps) {
  const now = useAtomValue(nowAtom);
  const [isEditing, setEditing] = useState(false);
  const { licenseNumber, companyName } = licence;
  const navigate = useNavigate();
  usePageKeys({ n: () => void navigate(paths.newOrder(licenseNumber)), e: () => setEditing(true) });
  const { label, tone } = STANDING_LABELS[standingOf(licence, now, graceDays).standing];
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
      />
      <StandingNotice licence={licence} now={now} graceDays={graceDays} />
      <div className={styles.columns}>
        <div className={styles.left}>
          <LicenceCard licence={licence} now={now} />
          <ContactsCard licence={licence} now={now} />
          <NoteCard licence={licence} />
        </div>
        <div className={styles.middle}>
          <FiguresCard number={licenseNumber} now={now} />
          <OrdersCard number={licenseNumber} orderDialog={orderDialog} />
          <AccountMoney licence={licence} />
          <KegsCard licence={licence} />
          <AllocationsCard number={licenseNumber} />
        </div>
        <TimelineCard licence={licence} now={now} />
      </div>
      {isEditing && <LicenceDatesDialog licence={licence} onClose={() => setEditing(false)} />}
    </>
  );
}

/** `/admin/licences/{number}`. */
export function AccountPage({ orderDialog }: { orderDialog: OrderDialog }) {
  const { number = '' } = useParams();
  const { data, problem, refetch } = useCall('searchLicences', { query: { number } });
  if (problem)
    return (
      <Failed
        title="The account could not be loaded"
        reference={problem.detail}
        action={<Button onClick={refetch}>Try Again</Button>}
      />
    );
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
