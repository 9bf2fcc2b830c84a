import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Result } from 'shared-domain/client';
import { company } from 'shared-domain/company';
import type { FormerOrder } from 'shared-domain/contracts';
import { dayOf, longDate } from 'shared-domain/dates';
import { promiseText } from 'shared-domain/delivery';
import { ownChangeProblemOf } from 'shared-domain/order-edits';
import { environmentAtom, nowAtom } from 'shared-domain/state';
import { ButtonLink } from 'shared-ui/button';
import { CancelOrder, ChangeOrder, OrderedLines, orderedOf } from 'shared-ui/checkout';
import { Page, usePageTitle } from 'shared-ui/page';
import { Empty, ErrorState, Loading } from 'shared-ui/states';
import { paths } from '../paths.ts';
import styles from './keg-thank-you.module.css';

/** A keg order, opened by the link in its mail, with its change and cancellation (EDIT-14). */
export function KegOrder() {
  usePageTitle('Your keg order');
  const { hash } = useLocation();
  const { client } = useAtomValue(environmentAtom);
  const [answer, setAnswer] = useState<Result<FormerOrder>>();
  const load = useCallback(async () => {
    const link = new URLSearchParams(hash.slice(1));
    const [id, token] = [link.get('id') ?? '', link.get('token') ?? ''];
    setAnswer(undefined);
    setAnswer(await client.call('openOwnOrder', { params: { id }, body: { token } }));
  }, [client, hash]);
  useEffect(() => void load(), [load]);
  return (
    <Page>
      {!answer && <Loading>Loading your order...</Loading>}
      {answer?.ok === false && <NotOpened code={answer.problem.code} onRetry={() => void load()} />}
      {answer?.ok && <Opened order={answer.data} onChanged={(data) => setAnswer({ ...answer, data })} />}
    </Page>
  );
}

/** Codes with which a link will never work. */
const WRONG_LINK: readonly string[] = ['order_not_found', 'validation', 'not_found'];

function NotOpened({ code, onRetry }: { code: string; onRetry: () => void }) {
  if (!WRONG_LINK.includes(code)) {
    return (
      <ErrorState title="Your order could not be loaded" onRetry={onRetry}>
        Nothing about it has changed.
      </ErrorState>
    );
  }
  return (
    <Empty
      title="This link doesn't work"
      action={<ButtonLink to={paths.products}>Back to Keg Products</ButtonLink>}
    >
      {`Open it from the email about your order again, or call us at ${company.phone}.`}
    </Empty>
  );
}

function Opened({ order, onChanged }: { order: FormerOrder; onChanged: (order: FormerOrder) => void }) {
  const now = useAtomValue(nowAtom);
  const { id, status, delivery } = order;
  const own = { channel: 'keg' as const, status, delivery };
  const tooLate = ownChangeProblemOf(own, now, 'changed');
  return (
    <div className={styles.thanks}>
      <h1>Your Keg Order</h1>
      <p className={`${styles.number} num`}>{`Order ID ${id}`}</p>
      <p>{`Ordered ${longDate(dayOf(new Date(order.orderDate)))}, ${status}`}</p>
      {delivery && <p>{`Delivery: ${promiseText(delivery)}`}</p>}
      <OrderedLines ordered={orderedOf(order)} />
      {tooLate && <p role="status">{tooLate}</p>}
      <div className={styles.actions}>
        <ChangeOrder id={id} order={own} onChanged={onChanged} />
        <CancelOrder id={id} order={own} onCancelled={() => onChanged({ ...order, status: 'cancelled' })} />
      </div>
      <ButtonLink to={paths.products}>Back to Keg Products</ButtonLink>
    </div>
  );
}
