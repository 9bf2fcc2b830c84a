import type { OrderingAccountJson } from 'shared-domain/contracts';
import { displayName, type Product } from 'shared-domain/products';
import { Icon } from 'shared-ui/icons';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { shortDay } from '../../kit/moments/index.ts';
import { Button, Key, Tag, TextButton } from '../../kit/parts/index.ts';
import styles from './account-card.module.css';
import type { DraftLine, OrderDraft } from './draft.ts';

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

interface AccountProps {
  account: OrderingAccountJson;
  draft: OrderDraft;
  zone: string | undefined;
  onChange: (part: Partial<OrderDraft>) => void;
  onAdd: (lines: readonly DraftLine[]) => void;
  products: ReadonlyMap<string, Product>;
}

/** The chosen account: address, standing, kegs out, usual lines. */
export function AccountCard({ zone, ...props }: AccountProps) {
  const { account, draft, onChange } = props;
  const { address, city, postalCode } = draft.form;
  const { label, tone } = STANDINGS[account.standing];
  const where = [address, city, postalCode].filter(Boolean).join(', ');
  return (
    <Row
      as="section"
      wrap
      gap="10 12"
      pad="14 24"
      underlined
      surface="raised"
      className={styles.account}
      aria-label="Account"
    >
      <Stack as="span" fixed middle radius={10} weight={600} className={styles.initials} aria-hidden="true">
        {initials(account.companyName)}
      </Stack>
      <div className={styles.accountName}>
        <h2>
          {account.companyName} <Tag tone={tone}>{label}</Tag>
        </h2>
        <p>{[`Licence ${account.licenseNumber}`, where, zone].filter(Boolean).join(' · ')}</p>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>out</dt>
          <Text as="dd" weight={600}>
            {account.kegs === 1 ? '1 keg' : `${account.kegs} kegs`}
          </Text>
        </div>
        {account.lastOrder && (
          <div>
            <dt>last order</dt>
            <Text as="dd" weight={600}>
              {shortDay(account.lastOrder.orderDate)}
            </Text>
          </div>
        )}
      </dl>
      <Button onClick={() => onChange({ account: null })} aria-keyshortcuts="F2">
        Change <Key>F2</Key>
      </Button>
      <Usual {...props} />
    </Row>
  );
}

/** Toggles for the account's usual lines, and a button for its whole last order. */
function Usual({ account, draft, onChange, onAdd, products }: Omit<AccountProps, 'zone'>) {
  const { usual, lastOrder } = account;
  if (!lastOrder) return null;
  return (
    <Row gap={10} shrink className={styles.usual}>
      {usual.length > 0 && <span>Usual</span>}
      <Row grow wrap gap={6} clip align="stretch" className={styles.chips}>
        {usual.map(({ productId, quantity }) => {
          const product = products.get(productId);
          if (!product) return null;
          const isOn = draft.lines.some((line) => line.productId === productId);
          const without = draft.lines.filter((line) => line.productId !== productId);
          return (
            <Row
              key={productId}
              type="button"
              as="button"
              inline
              gap={6}
              pad="0 10"
              framed
              radius={8}
              surface="paper"
              className={styles.chip}
              aria-pressed={isOn}
              onClick={() => (isOn ? onChange({ lines: without }) : onAdd([{ productId, quantity }]))}
            >
              {displayName(product)} <strong>{quantity}</strong>
              <Icon name={isOn ? 'check' : 'plus'} size={15} />
            </Row>
          );
        })}
      </Row>
      <TextButton onClick={() => onAdd(lastOrder.lines)}>Add the last order</TextButton>
    </Row>
  );
}
