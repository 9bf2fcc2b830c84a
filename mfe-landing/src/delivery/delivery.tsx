import { company } from 'shared-domain/company';
import type { DeliveryPageJson } from 'shared-domain/contracts';
import { Button } from 'shared-ui/button';
import { FieldError } from 'shared-ui/fields';
import { VanPicture } from '../about/van-picture.tsx';
import { MailedPage } from '../mailed-page/index.ts';
import styles from './delivery.module.css';
import { useDelivery } from './use-delivery.ts';

type Followed = ReturnType<typeof useDelivery>;

/** The page that the mail about a next stop links to (RUN-15). */
export function Delivery() {
  const { known, ...followed } = useDelivery();
  return (
    <MailedPage
      title="Your delivery"
      what="your delivery"
      validity="It works until the day after the delivery. If it is newer, please open it from the email again."
      problem={followed.problem}
      onRetry={followed.retry}
    >
      {known && <Known {...followed} known={known} />}
    </MailedPage>
  );
}

type Words = { title: string; text: string };

const at = (time: string | undefined): string => (time ? ` at ${time}` : '');
const contact = `please call ${company.phone} or write to ${company.ordersEmail}.`;

/** What each state means for the customer. */
const WORDS: Record<DeliveryPageJson['state'], (delivery: DeliveryPageJson) => Words> = {
  waiting: () => ({
    title: 'Not on the road yet',
    text: 'Your order has not left yet. As soon as it does, this page shows when to expect it.',
  }),
  coming: ({ before = 0, when = 'today' }) => ({
    title: before === 0 ? "You're next" : `${before} ${before === 1 ? 'stop' : 'stops'} before yours`,
    text: `We expect to be with you ${when}.`,
  }),
  delivered: ({ ended }) => ({
    title: 'Delivered',
    text: `Your order was delivered${at(ended)}. Thank you!`,
  }),
  'not-delivered': ({ ended }) => ({
    title: "We couldn't deliver your order",
    text: `Our driver could not hand it over${at(ended)}. To arrange another delivery, ${contact}`,
  }),
  off: () => ({
    title: 'No longer on this run',
    text: `Our driver does not have your order on this run. If that surprises you, ${contact}`,
  }),
};

function Known({ known, problem, busy, turnMails }: Followed & { known: DeliveryPageJson }) {
  const { orderId, state, asOf, mails } = known;
  const { title, text } = WORDS[state](known);
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        <VanPicture />
      </div>
      <p className={styles.order}>Order {orderId}</p>
      <div role="status">
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
      </div>
      {state === 'coming' && (
        <p className={styles.note}>
          {`Estimated from how this run has gone so far, last at ${asOf}. This page keeps itself up to date.`}
        </p>
      )}
      {problem && <FieldError>{`${problem.detail} You see what we knew at ${asOf}.`}</FieldError>}
      {mails && (
        <section className={styles.mails} aria-label="Emails before a delivery">
          <p>
            {mails.on
              ? `${mails.companyName} gets one email when its delivery is the next stop.`
              : `We no longer email ${mails.companyName} when its delivery is the next stop.`}
          </p>
          <Button
            variant="outline"
            busy={busy}
            busyText="Saving..."
            onClick={() => void turnMails(!mails.on)}
          >
            {mails.on ? "Don't send these again" : 'Send them again'}
          </Button>
        </section>
      )}
    </div>
  );
}
