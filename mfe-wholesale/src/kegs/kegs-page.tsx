import { useAtomValue } from 'jotai';
import type { LicenseeKegsJson } from 'shared-domain/contracts';
import { KEG_SIZES, kegCountText } from 'shared-domain/licences';
import { formatDollars } from 'shared-domain/money';
import { sessionAtom } from 'shared-domain/state';
import { ButtonLink } from 'shared-ui/button';
import { Page, PageHead, Panel } from 'shared-ui/page';
import { Empty, ErrorState, Loading } from 'shared-ui/states';
import { AccountNav } from '../account/account-nav.tsx';
import { paths, useShopTitle } from '../address/index.ts';
import { AskForLink } from '../former-orders/ask-for-link.tsx';
import { CollectEmpties } from './collect-empties.tsx';
import styles from './kegs.module.css';
import { Ledger } from './ledger.tsx';
import { useOwnKegs } from './use-own-kegs.ts';
import { WithYou } from './with-you.tsx';

type Account = NonNullable<LicenseeKegsJson['account']>;

/** 'Your kegs' (KEGS-10): kegs out by age, and their history. */
export function KegsPage() {
  const { licensee } = useAtomValue(sessionAtom);
  const { answer: kegs, load } = useOwnKegs();
  useShopTitle();
  const account = kegs?.ok ? kegs.data.account : undefined;
  return (
    <Page>
      <PageHead
        title="Your kegs"
        lead={account && account.total > 0 ? leadOf(account) : 'Kegs you have, and kegs we collected.'}
        actions={
          <ButtonLink to={paths.cart} variant="ghost">
            Your cart
          </ButtonLink>
        }
      />
      <AccountNav />
      {!licensee ? (
        <Empty title="No licence verified" action={<ButtonLink to={paths.shop}>Browse Products</ButtonLink>}>
          Kegs belong to a licensee.
        </Empty>
      ) : kegs === null ? (
        <Loading>Loading your kegs...</Loading>
      ) : !kegs.ok ? (
        <ErrorState title="Your kegs could not be loaded" onRetry={load}>
          {kegs.problem.detail}
        </ErrorState>
      ) : account ? (
        <Known account={account} />
      ) : (
        <Unknown hasKegs={kegs.data.hasKegs} />
      )}
    </Page>
  );
}

const daysText = (days: number) => (days === 1 ? '1 day' : `${days} days`);

/** '6 kegs with you, the oldest for 39 days.' */
function leadOf({ total, oldest, overdue, limitDays }: Account): string {
  const text = `${kegCountText(total)} with you, the oldest for ${daysText(oldest)}`;
  return overdue > 0
    ? `${text}. Please return ${kegCountText(overdue)} older than ${limitDays} days.`
    : `${text}.`;
}

function Known({ account }: { account: Account }) {
  if (account.total === 0 && account.entries.length === 0)
    return (
      <Empty
        title="No kegs with you"
        action={<ButtonLink to={`${paths.categories}/50L?packaging=50L`}>Browse kegs</ButtonLink>}
      >
        Kegs appear here once delivered.
      </Empty>
    );
  return (
    <>
      <dl className={styles.tiles}>
        {KEG_SIZES.map((size) => (
          <Tile key={size} size={size} account={account} />
        ))}
      </dl>
      <div className={styles.columns}>
        <div className={styles.column}>
          {account.total > 0 && <WithYou lots={account.lots} limitDays={account.limitDays} />}
          <Ledger entries={account.entries} />
        </div>
        <div className={styles.column}>
          <CollectEmpties account={account} />
          {account.deposits !== undefined && (
            <Panel title="Keg deposits">
              <p className={styles.deposits}>
                Deposits held <b className="num">{formatDollars(account.deposits)}</b>
              </p>
            </Panel>
          )}
        </div>
      </div>
    </>
  );
}

function Tile({ size, account: { out, lots } }: { size: (typeof KEG_SIZES)[number]; account: Account }) {
  const oldest = lots.find((lot) => lot.size === size);
  return (
    <div>
      <dt>{size} L</dt>
      <dd className="num">{out[size]}</dd>
      <dd>{oldest ? `Oldest for ${daysText(oldest.days)}` : 'None with you'}</dd>
    </div>
  );
}

/** For a browser without a contact's link, which sees no numbers. */
function Unknown({ hasKegs }: { hasKegs: boolean }) {
  return (
    <div className={styles.columns}>
      <AskForLink linkProblem={null} shows="kegs" />
      {hasKegs && <CollectEmpties account={undefined} />}
    </div>
  );
}
