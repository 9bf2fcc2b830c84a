import { useState } from 'react';
import type { ProductJson } from 'shared-domain/contracts';
import { formatCents } from 'shared-domain/money';
import { priceOf } from 'shared-domain/pricing';
import { type Channel, isMerchandise } from 'shared-domain/products';
import { ProductCard } from 'shared-ui/product-card';
import { useNow } from '../../data/calls/index.ts';
import { Heading, Row, Stack, Text } from '../../kit/layout/index.ts';
import { Segmented } from '../../kit/parts/index.ts';
import styles from './editor.module.css';

/** The shops in which a product is sold: kegs in the keg portal and wholesale, everything else wholesale and DTC. */
const channelsOf = (product: ProductJson): Channel[] =>
  product.packagingType === 'Packaged' || isMerchandise(product) ? ['licensee', 'dtc'] : ['licensee', 'keg'];

const CHANNEL_LABELS: Readonly<Record<Channel, string>> = { licensee: 'Wholesale', dtc: 'DTC', keg: 'Kegs' };

const priceLabels = (product: ProductJson) => {
  if (isMerchandise(product)) return { licensee: 'Wholesale, a piece', dtc: 'DTC, a piece' };
  if (product.packagingType !== 'Packaged') return { licensee: 'Wholesale, a keg', dtc: 'DTC' };
  return { licensee: 'Wholesale, a case of 24', dtc: `DTC, one ${product.container ?? 'can'}` };
};

/** A preview of the shop card, which can't be clicked, and the price in each channel. */
export function Preview({ product }: { product: ProductJson }) {
  const at = useNow();
  const channels = channelsOf(product);
  const [chosen, setChosen] = useState<Channel>('dtc');
  const channel = channels.includes(chosen) ? chosen : (channels[1] ?? 'licensee');
  const labels = priceLabels(product);
  const price = (of: Channel) => formatCents(priceOf(product, of, at).unit);
  const prices = [
    [labels.licensee, price('licensee')],
    [labels.dtc, channels.includes('dtc') ? price('dtc') : 'a keg'],
    ['Keg portal', channels.includes('keg') ? price('keg') : 'not a keg'],
  ] as const;
  return (
    <Stack gap={12}>
      <Row justify="between" className={styles.previewHead}>
        <Heading as="h2" className={styles.shopCard}>
          Shop card
        </Heading>
        <Segmented
          label="Shop"
          value={channel}
          options={channels.map((value) => ({ value, label: CHANNEL_LABELS[value] }))}
          onChange={setChosen}
        />
      </Row>
      <div className={styles.card} inert>
        <ProductCard product={product} channel={channel} at={at} level={3} onAdd={() => undefined} />
      </div>
      <Text as="dl" pad="0 12" framed radius={12} surface="paper" className={styles.prices}>
        {prices.map(([label, amount]) => (
          <Row key={label} justify="between" pad="9 0" weight={500}>
            <dt>{label}</dt>
            <Text
              as="dd"
              figures
              weight={amount.startsWith('$') ? 600 : 400}
              tone={amount.startsWith('$') ? 'ink' : 'quiet'}
            >
              {amount}
            </Text>
          </Row>
        ))}
      </Text>
    </Stack>
  );
}
