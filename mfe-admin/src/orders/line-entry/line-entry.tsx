import { useAtomValue } from 'jotai';
import { type ReactNode, useId } from 'react';
import type { ProductJson } from 'shared-domain/contracts';
import { formatCents, quantityMessage } from 'shared-domain/money';
import { type Channel, displayName } from 'shared-domain/products';
import { nowAtom } from 'shared-domain/state';
import { HitField, HitList } from '../../kit/hits/index.ts';
import { Row, Small, Stack, Text } from '../../kit/layout/index.ts';
import { Key, Thumb } from '../../kit/parts/index.ts';
import styles from './line-entry.module.css';
import { QuantityField } from './quantity-field.tsx';
import { lineMeta, offerPrice } from './units.ts';
import { useEntry } from './use-entry.ts';

type HitProps = { product: ProductJson; channel: Channel; isActive: boolean };

function HitRow({ product, channel, isActive }: HitProps) {
  const { unit, ordinary } = offerPrice(product, channel, useAtomValue(nowAtom));
  return (
    <Stack
      columns="32px minmax(0, 1fr) auto 84px 52px"
      gap={10}
      align="center"
      margin="-2 0"
      className={styles.hit}
    >
      <Thumb product={product} size={32} />
      <Stack as="span">
        <Text weight={600}>{displayName(product)}</Text>
        <Small>{lineMeta(product)}</Small>
      </Stack>
      <Text figures nowrap>
        {ordinary !== undefined && <Small as="s">{formatCents(ordinary)}</Small>} {formatCents(unit)}
      </Text>
      <Small to="right" className={styles.desk}>
        {product.stock} in stock
      </Small>
      {isActive && <kbd className={styles.desk}>Enter</kbd>}
    </Stack>
  );
}

interface LineEntryProps {
  channel: Channel;
  onAdd: (product: ProductJson, quantity: number) => void;
  /** Called by Up in the empty field, to go to the last line. */
  onUp?: () => void;
  /** A note about the active match, below the list. */
  about?: (product: ProductJson) => ReactNode;
  label?: string;
  /** The key that focuses the field. */
  hint?: string;
  fieldRef?: React.RefObject<HTMLInputElement | null>;
}

/** Enters lines by keyboard alone (ORDER-23): text, Enter, quantity, Enter. '12 CZB-301' does both at once. */
export function LineEntry(props: LineEntryProps) {
  const { channel, onAdd, onUp, about, label = 'Add a line', hint, fieldRef } = props;
  const id = useId();
  const entry = useEntry({ channel, onAdd, onUp, fieldRef });
  const { field, amount, text, taken, quantity, hits, active } = entry;
  const isOpen = text !== '' && !taken;
  return (
    <Text as="div" anchor>
      <Row gap={10} className={styles.row}>
        <HitField
          ref={field}
          list={`${id}-hits`}
          isOpen={isOpen && hits.length > 0}
          active={isOpen ? active?.id : undefined}
          aria-label={label}
          placeholder="SKU or name"
          value={text}
          onChange={({ target }) => entry.type(target.value)}
          onKeyDown={entry.press}
        >
          {hint !== undefined && text === '' && <Key>{hint}</Key>}
        </HitField>
        <QuantityField
          ref={amount}
          label="Quantity of the new line"
          // Empty means one. A prefilled value would have to be selected first, and the next key may be faster.
          placeholder={taken ? '1' : 'Qty'}
          quantity={quantity}
          onChange={entry.setQuantity}
          onKeyDown={entry.pressAmount}
        />
        <Small fixed end className={styles.help}>
          <kbd>Enter</kbd> to choose, then the quantity, then the next line
        </Small>
      </Row>
      <HitList
        id={`${id}-hits`}
        label="Products"
        floats
        isOpen={isOpen}
        hits={hits}
        active={active}
        idOf={(product) => product.id}
        onTake={entry.take}
        show={(product) => <HitRow product={product} channel={channel} isActive={product === active} />}
      >
        <Text as="p" role="status" tone="error" size="xs" className={styles.note}>
          {isOpen && entry.isRefused && quantityMessage(9999)}
        </Text>
        <Small as="p" className={styles.note}>
          {isOpen && (active ? about?.(active) : hits.length === 0 && 'No product matches')}
        </Small>
      </HitList>
    </Text>
  );
}
