import { useId, useMemo } from 'react';
import { formatDollars } from 'shared-domain/money';
import { Icon } from 'shared-ui/icons';
import { paths } from '../../frame/address/index.ts';
import { AccountPicker } from '../../kit/accounts/index.ts';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { clockTime } from '../../kit/moments/index.ts';
import {
  Button,
  CHANNEL_NAMES,
  ChannelDot,
  Key,
  Notice,
  PageHead,
  Segmented,
} from '../../kit/parts/index.ts';
import { DeliveryDays } from '../delivery/index.ts';
import { AccountCard } from './account-card.tsx';
import { ContactForm } from './contact-form.tsx';
import { EmptiesPanel } from './empties-panel.tsx';
import styles from './new-order.module.css';
import { DraftLines } from './order-lines.tsx';
import { QuotePanel } from './quote-panel.tsx';
import { useNewOrder } from './use-new-order.ts';

type NewOrder = ReturnType<typeof useNewOrder>;

const CHANNELS = (['licensee', 'keg'] as const).map((value) => ({
  value,
  label: (
    <Row as="span" inline gap={6}>
      <ChannelDot channel={value} /> {CHANNEL_NAMES[value]}
    </Row>
  ),
}));

const PlaceButton = ({ placing, place }: Pick<NewOrder, 'placing' | 'place'>) => (
  <Button
    variant="primary"
    busy={placing.isPlacing}
    busyText="Placing order..."
    aria-keyshortcuts="Control+Enter"
    onClick={place}
  >
    Place order <Key>Ctrl Enter</Key>
  </Button>
);

const Head = ({ draft, change, discard, ...rest }: NewOrder) => (
  <PageHead
    title="New order"
    back={{ to: paths.orders(), label: 'Back to orders' }}
    tag={
      <>
        <Segmented
          label="Channel"
          value={draft.channel}
          options={CHANNELS}
          onChange={(channel) => change({ channel, delivery: null, empties: {} })}
        />
        {draft.savedAt && (
          <span className={`${styles.small} ${styles.saved}`}>Draft saved at {clockTime(draft.savedAt)}</span>
        )}
      </>
    }
    actions={
      <>
        <Button onClick={discard} disabled={!draft.savedAt}>
          Discard draft
        </Button>
        <span className={styles.headPlace}>
          <PlaceButton {...rest} />
        </span>
      </>
    }
  />
);

function Left(order: NewOrder) {
  const { draft, change, account, accountProblem, needsAccount, products, quote, placing, entry, add } =
    order;
  const byId = useMemo(() => new Map(products.map((product) => [product.id, product])), [products]);
  return (
    <Text as="div" shrink surface="paper">
      {needsAccount && (
        <AccountPicker onChoose={(number) => change({ account: number, form: {}, empties: {} })} />
      )}
      {accountProblem && (
        <Notice tone="warn">
          {accountProblem.detail} <Button onClick={() => change({ account: null })}>Choose another</Button>
        </Notice>
      )}
      {account && (
        <AccountCard
          account={account}
          draft={draft}
          zone={quote.data?.delivery.zone?.name}
          products={byId}
          onChange={change}
          onAdd={add}
        />
      )}
      {(account || draft.channel === 'keg') && (
        <ContactForm
          draft={draft}
          addresses={account?.addresses ?? []}
          errors={placing.problem?.errors ?? []}
          onChange={change}
        />
      )}
      <DraftLines
        draft={draft}
        products={byId}
        unavailable={quote.data?.quote.unavailable ?? []}
        had={account?.had ?? []}
        entry={entry}
        onLines={(lines) => change({ lines })}
      />
    </Text>
  );
}

/** Why the order was not placed or can't be. */
function Refusal({ placing, quote }: Pick<NewOrder, 'placing' | 'quote'>) {
  const problem = placing.problem ?? quote.problem;
  return (
    problem && (
      <p className={styles.refusal} role="alert">
        <Icon name="warning" size={17} />
        {problem.detail}
      </p>
    )
  );
}

function Right({ draft, change, account, quote, placing }: NewOrder) {
  const name = useId();
  const days = quote.data?.delivery;
  const reason = placing.problem?.errors?.find(({ path }) => path === 'passing')?.message;
  return (
    <aside className={styles.right} aria-label="Delivery and total">
      {days?.hasZones && (
        <Stack as="section" gap={10} pad="14 20" underlined className={styles.panel} aria-labelledby={name}>
          <h2 id={name}>
            Delivery <span className={styles.small}>{days.zone?.name ?? 'Pick-up only'}</span>
          </h2>
          <DeliveryDays draft={draft} days={days} error={reason} labelledBy={name} onChange={change} />
        </Stack>
      )}
      <Stack as="section" gap={10} pad="14 20" underlined className={styles.panel}>
        <Stack as="label" gap={8} className={styles.note}>
          <Text as="strong" weight={600}>
            Note for the driver
          </Text>
          <textarea
            rows={2}
            maxLength={1000}
            value={draft.form.deliveryDetails ?? ''}
            onChange={({ target }) => change({ form: { ...draft.form, deliveryDetails: target.value } })}
          />
        </Stack>
        {account && account.kegs > 0 && <EmptiesPanel empties={draft.empties} onChange={change} />}
      </Stack>
      <QuotePanel quote={quote.data?.quote} isOld={quote.isOld} email={draft.form.email} />
      <Refusal placing={placing} quote={quote} />
    </aside>
  );
}

/** '/admin/orders/new' (ORDER-21 to ORDER-25): an order taken by phone, entered by keyboard. */
export function NewOrderPage() {
  const order = useNewOrder();
  return (
    <div className={styles.page}>
      <Head {...order} />
      <Stack grow columns="minmax(0, 1fr) 348px" ruled className={styles.columns}>
        <Left {...order} />
        <Right {...order} />
      </Stack>
      <div className={styles.phoneFoot}>
        <strong>{order.quote.data && formatDollars(order.quote.data.quote.total)}</strong>
        <PlaceButton {...order} />
      </div>
    </div>
  );
}
