import { useId, useRef } from 'react';
import { KEG_SIZES } from 'shared-domain/kegs';
import { formatDollars } from 'shared-domain/money';
import { Icon } from 'shared-ui/icons';
import { paths } from '../../frame/address/index.ts';
import { AccountPicker } from '../../kit/accounts/index.ts';
import { Heading, Row, Small, Stack, Text } from '../../kit/layout/index.ts';
import { clockTime } from '../../kit/moments/index.ts';
import {
  Button,
  CHANNEL_NAMES,
  ChannelDot,
  Key,
  Notice,
  PageHead,
  ProseField,
  Segmented,
  useFormKeys,
} from '../../kit/parts/index.ts';
import { DeliveryDays } from '../delivery/index.ts';
import { QuantityStepper } from '../line-entry/index.ts';
import { AccountCard } from './account-card.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './new-order.module.css';
import { DraftLines } from './order-lines.tsx';
import { QuotePanel } from './quote-panel.tsx';
import { type NewOrder, useNewOrder } from './use-new-order.ts';

const CHANNELS = (['licensee', 'keg'] as const).map((value) => ({
  value,
  label: (
    <Row as="span" inline gap={6}>
      <ChannelDot channel={value} /> {CHANNEL_NAMES[value]}
    </Row>
  ),
}));

const PlaceButton = ({ form, submit }: NewOrder) => (
  <Button
    variant="primary"
    busy={form.busy}
    busyText="Placing order..."
    aria-keyshortcuts="Control+Enter"
    onClick={submit}
  >
    Place order <Key>Ctrl Enter</Key>
  </Button>
);

const Head = (order: NewOrder) => (
  <PageHead
    title="New order"
    back={{ to: paths.orders(), label: 'Back to orders' }}
    tag={
      <>
        <Segmented
          label="Channel"
          value={order.draft.channel}
          options={CHANNELS}
          onChange={(channel) => order.change({ channel, delivery: null, empties: {} })}
        />
        {order.savedAt && <Small className={styles.desk}>Draft saved at {clockTime(order.savedAt)}</Small>}
      </>
    }
    actions={
      <>
        <Button onClick={order.discard} disabled={!order.savedAt}>
          Discard draft
        </Button>
        <span className={styles.desk}>
          <PlaceButton {...order} />
        </span>
      </>
    }
  />
);

function Left(order: NewOrder) {
  const { draft, change, account, accountProblem, needsAccount, choose } = order;
  return (
    <Text as="div" shrink surface="paper">
      {needsAccount && <AccountPicker onChoose={choose} />}
      {accountProblem && (
        <Notice tone="warn">
          {accountProblem.detail} <Button onClick={() => change({ account: null })}>Choose another</Button>
        </Notice>
      )}
      <AccountCard {...order} />
      {(account || draft.channel === 'keg') && <ContactForm {...order} />}
      <DraftLines {...order} />
    </Text>
  );
}

/** Empty kegs for the driver to collect (KEGS-9). */
const Empties = ({ draft: { empties }, form }: NewOrder) => (
  <Row as="fieldset" wrap gap="8 12">
    <Text as="legend" weight={600} pad="0 0 8">
      Collect empties
    </Text>
    {KEG_SIZES.map((size) => (
      <Row key={size} as="span" gap={6}>
        <QuantityStepper
          label={`Empty ${size} L kegs`}
          name={`empty ${size} L kegs`}
          least={0}
          quantity={empties[size] ?? 0}
          onChange={(number) => form.set('empties', { ...empties, [size]: number })}
        />
        {size} L
      </Row>
    ))}
  </Row>
);

function Right(order: NewOrder) {
  const { draft, form, change, account, quote, problem } = order;
  const name = useId();
  const days = quote.data?.delivery;
  return (
    <Row
      as="aside"
      column
      align="stretch"
      surface="raised"
      className={styles.right}
      aria-label="Delivery and total"
    >
      {days?.hasZones && (
        <Stack as="section" gap={10} pad="14 20" underlined className={styles.band} aria-labelledby={name}>
          <Row justify="between">
            <Heading as="h2" id={name}>
              Delivery
            </Heading>
            <Small>{days.zone?.name ?? 'Pick-up only'}</Small>
          </Row>
          <DeliveryDays
            draft={draft}
            days={days}
            error={form.errorOf('passing')}
            labelledBy={name}
            onChange={change}
          />
        </Stack>
      )}
      <Stack as="section" gap={10} pad="14 20" underlined className={styles.band}>
        <ProseField label="Note for the driver" maxLength={1000} {...form.field('deliveryDetails')} />
        {account && account.kegs > 0 && <Empties {...order} />}
      </Stack>
      <QuotePanel {...order} />
      {problem && (
        <Row
          as="p"
          gap={8}
          align="start"
          margin="0 20 14"
          pad="10 12"
          radius={8}
          tone="error"
          framed
          surface="error"
          role="alert"
        >
          <Icon name="warning" size={17} />
          {problem.detail}
        </Row>
      )}
    </Row>
  );
}

/** '/admin/orders/new' (ORDER-21 to ORDER-25): an order taken by phone, entered by keyboard. */
export default function NewOrderPage() {
  const order = useNewOrder();
  const page = useRef<HTMLDivElement>(null);
  useFormKeys(page, { 'Control+Enter': order.submit, F2: () => order.change({ account: null }) });
  return (
    <Row column grow align="stretch" className={styles.page} ref={page}>
      <Head {...order} />
      <Stack grow columns="minmax(0, 1fr) 348px" ruled className={styles.columns}>
        <Left {...order} />
        <Right {...order} />
      </Stack>
      <Row justify="between" pad="10 16" ruled surface="paper" size="l" className={styles.phoneFoot}>
        <strong>{order.quote.data && formatDollars(order.quote.data.quote.total)}</strong>
        <PlaceButton {...order} />
      </Row>
    </Row>
  );
}
