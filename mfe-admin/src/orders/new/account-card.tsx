import type { OrderingAccountJson } from 'shared-domain/contracts';
import { displayName } from 'shared-domain/products';
import { Icon } from 'shared-ui/icons';
import { Heading, Quiet, Row, Small, Stack, Text } from '../../kit/layout/index.ts';
import { shortDay } from '../../kit/moments/index.ts';
import { Button, Key, Tag, TextButton } from '../../kit/parts/index.ts';
import { withQuantity } from '../line-entry/index.ts';
import styles from './new-order.module.css';
import type { NewOrder } from './use-new-order.ts';

const STANDINGS = {
  active: { label: 'Active', tone: 'ok' },
  'ends-soon': { label: 'Ends soon', tone: 'warn' },
  'in-grace': { label: 'In grace', tone: 'warn' },
  lapsed: { label: 'Lapsed', tone: 'error' },
  suspended: { label: 'Suspended', tone: 'error' },
} as const;

const initials = (name: string): string =>
  name
    .replace(/^The /, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** The chosen account: address, standing, kegs out, usual lines. */
export function AccountCard(order: NewOrder) {
  const { account, draft, change, quote } = order;
  if (!account) return null;
  const { address, city, postalCode } = draft;
  const { label, tone } = STANDINGS[account.standing];
  const where = [address, city, postalCode].filter(Boolean).join(', ');
  const zone = quote.data?.delivery.zone?.name;
  const figures = [
    ['out', account.kegs === 1 ? '1 keg' : `${account.kegs} kegs`],
    ['last order', account.lastOrder && shortDay(account.lastOrder.orderDate)],
  ];
  return (
    <Row
      as="section"
      wrap
      gap="10 12"
      pad="14 24"
      underlined
      surface="raised"
      className={styles.band}
      aria-label="Account"
    >
      <Stack
        as="span"
        fixed
        middle
        side={40}
        radius={10}
        weight={600}
        className={styles.initials}
        aria-hidden="true"
      >
        {initials(account.companyName)}
      </Stack>
      <div className={styles.accountName}>
        <Heading as="h2" size="m">
          {account.companyName} <Tag tone={tone}>{label}</Tag>
        </Heading>
        <Small as="p">{[`Licence ${account.licenseNumber}`, where, zone].filter(Boolean).join(' · ')}</Small>
      </div>
      <Row as="dl" gap={22} margin="0 8 0 0" align="start">
        {figures.map(
          ([name, value]) =>
            value && (
              <div key={name} className={styles.figure}>
                <Small as="dt">{name}</Small>
                <Text as="dd" weight={600}>
                  {value}
                </Text>
              </div>
            ),
        )}
      </Row>
      <Button onClick={() => change({ account: null })} aria-keyshortcuts="F2">
        Change <Key>F2</Key>
      </Button>
      {account.lastOrder && <Usual {...account} {...order} lastOrder={account.lastOrder} />}
    </Row>
  );
}

type UsualProps = Pick<NewOrder, 'draft' | 'form' | 'add' | 'products'> &
  Pick<OrderingAccountJson, 'usual'> & { lastOrder: NonNullable<OrderingAccountJson['lastOrder']> };

/** Toggles for the account's usual lines, and a button for its whole last order. */
const Usual = ({ usual, lastOrder, draft: { lines }, form, add, products }: UsualProps) => (
  <Row gap={10} shrink className={styles.usual}>
    {usual.length > 0 && <Quiet>Usual</Quiet>}
    <Row grow wrap gap={6} clip align="stretch" className={styles.chips}>
      {usual.map(({ productId, quantity }) => {
        const product = products.get(productId);
        const isOn = lines.some((line) => line.productId === productId);
        const toggle = () => form.set('lines', withQuantity(lines, productId, isOn ? 0 : quantity));
        return (
          product && (
            <Row
              key={productId}
              as="button"
              inline
              gap={6}
              pad="0 10"
              framed
              radius={8}
              size="xs"
              weight={500}
              surface="paper"
              className={styles.chip}
              aria-pressed={isOn}
              onClick={toggle}
            >
              {displayName(product)} <strong>{quantity}</strong>
              <Icon name={isOn ? 'check' : 'plus'} size={15} />
            </Row>
          )
        );
      })}
    </Row>
    <TextButton onClick={() => add(lastOrder.lines)}>Add the last order</TextButton>
  </Row>
);
