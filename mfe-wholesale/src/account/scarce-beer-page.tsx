import type { Client } from 'shared-domain/client';
import type { AccountAllocationsJson } from 'shared-domain/contracts';
import { dayOf, longDate } from 'shared-domain/dates';
import { unitsText } from 'shared-domain/licences';
import { ButtonLink } from 'shared-ui/button';
import { Panel } from 'shared-ui/page';
import { Empty, ErrorState, Loading } from 'shared-ui/states';
import { paths, productPath } from '../address/index.ts';
import { useLicenseeAnswer } from '../licensee/use-licensee-answer.ts';
import styles from './account.module.css';
import { accountCall } from './account-call.ts';
import { MemberPage } from './member-page.tsx';

type Allocation = AccountAllocationsJson['allocations'][number];

/** Scarce beer that the account asked for or still can (ALLOCATION-3). */
export function ScarceBeerPage() {
  return (
    <MemberPage title="Scarce beer">
      <Allocations />
    </MemberPage>
  );
}

const readAllocations = (client: Client) => accountCall(client)('accountAllocations');

function Allocations() {
  const { answer, load } = useLicenseeAnswer(readAllocations);
  if (answer === null) return <Loading>Loading scarce beer...</Loading>;
  if (!answer.ok)
    return (
      <ErrorState title="Scarce beer could not be loaded" onRetry={load}>
        {answer.problem.detail}
      </ErrorState>
    );
  const { allocations } = answer.data;
  if (allocations.length === 0)
    return (
      <Empty
        title="No scarce beer at the moment"
        action={<ButtonLink to={paths.newest}>Newest products</ButtonLink>}
      >
        Beer that is shared among accounts appears here.
      </Empty>
    );
  return (
    <Panel title="Shared among accounts">
      <ul className={styles.rows} aria-label="Scarce beer">
        {allocations.map((one) => (
          <li key={one.id}>
            <div>
              <b>{one.productName}</b>
              <p className={styles.quiet}>{stateText(one)}</p>
            </div>
            <ButtonLink
              variant={one.share === 'held' ? 'action' : 'outline'}
              size="sm"
              to={`${productPath({ id: one.productId })}?allocation=${one.id}`}
              aria-label={`${actionText(one)}: ${one.productName}`}
            >
              {actionText(one)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const actionText = ({ share, state }: Allocation): string =>
  share === 'held' ? 'Confirm' : state === 'open' ? 'Ask for it' : 'See it';

const on = (at: string) => longDate(dayOf(new Date(at)));

/** What became of the account's request, in words. */
function stateText({
  state,
  share,
  unit,
  asked,
  got = 0,
  confirmed,
  heldUntil,
  opensAt,
  closesAt,
}: Allocation): string {
  if (state === 'cancelled') return 'Cancelled';
  if (share === 'held' && heldUntil) return `${unitsText(got, unit)} held for you until ${on(heldUntil)}`;
  if (share === 'confirmed' || share === 'confirming') return `${unitsText(confirmed ?? got, unit)} ordered`;
  if (share === 'let-go') return `You let ${unitsText(got, unit)} go`;
  if (share === 'expired') return `${unitsText(got, unit)} went back on sale`;
  if (share === 'none') return 'None for you this time';
  if (state === 'planned') return `Opens ${on(opensAt)}`;
  const wish = asked ? `You asked for ${unitsText(asked, unit)}` : 'Nothing asked for yet';
  return state === 'open' ? `${wish}. Closes ${on(closesAt)}` : wish;
}
