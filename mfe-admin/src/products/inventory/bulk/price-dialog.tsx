import { useState } from 'react';
import type { ProductJson } from 'shared-domain/contracts';
import { priceChangeOf } from 'shared-domain/imports';
import { formatDollars, typedPrice } from 'shared-domain/money';
import { type Repricing, repriced } from 'shared-domain/pricing';
import { displayName } from 'shared-domain/products';
import { Quiet, Row, Stack, Text } from '../../../kit/layout/index.ts';
import { InputField, Segmented, typedNumber } from '../../../kit/parts/index.ts';
import { signedNumber } from '../../../kit/product/index.ts';
import { INVALID } from '../typed-cell.ts';
import { BulkFrame, type BulkProps, countOf } from './bulk-frame.tsx';

const WAYS: readonly { value: Repricing; label: string }[] = [
  { value: 'set', label: 'Set to' },
  { value: 'percent', label: 'Change by %' },
  { value: 'amount', label: 'Change by $' },
];

const FIELDS: Readonly<Record<Repricing, string>> = {
  set: 'New price in dollars',
  percent: 'Per cent (negative to reduce)',
  amount: 'Dollars (negative to reduce)',
};

/** How many products are shown with their new price. */
const SHOWN = 5;

type Move = { product: ProductJson; price: number; percent: number | null; suspicion: string | null };

/** The new prices; null if the text isn't a number or a price would be negative. */
function movesOf(products: readonly ProductJson[], how: Repricing, text: string): Move[] | null {
  const by = how === 'percent' ? typedNumber(text, / *%$/) : typedPrice(text);
  const moves: Move[] = [];
  for (const product of products) {
    const price = repriced(product.price, how, by);
    if (price === null) return null;
    moves.push({ product, price, ...priceChangeOf(product.price, price) });
  }
  return moves;
}

function Preview({ moves }: { moves: readonly Move[] }) {
  const suspicious = moves.filter(({ suspicion }) => suspicion !== null).length;
  return (
    <div role="status">
      <Stack as="ul" gap={4}>
        {moves.slice(0, SHOWN).map(({ product, price, percent }) => (
          <Row as="li" gap={6} align="baseline" figures key={product.id}>
            <Text grow shrink cut>
              {displayName(product)}
            </Text>
            <Quiet>{formatDollars(product.price)}</Quiet> → <b>{formatDollars(price)}</b>
            {percent !== null && percent !== 0 && <Quiet>{signedNumber(percent, 1)}%</Quiet>}
          </Row>
        ))}
      </Stack>
      {moves.length > SHOWN && <Quiet as="p">and {moves.length - SHOWN} more</Quiet>}
      {suspicious > 0 && (
        <Text as="p" pad="6 0 0" tone="warn" weight={500}>
          {suspicious === 1 ? '1 price changes' : `${suspicious} prices change`} by more than 30%
        </Text>
      )}
    </div>
  );
}

/** Sets or changes the selected products' prices, with a preview. */
export function PriceDialog({ products, onApply, onClose }: BulkProps) {
  const [how, setHow] = useState<Repricing>('set');
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const moves = movesOf(products, how, text);
  const apply = () => {
    setTried(true);
    if (!moves) return;
    const prices = new Map(moves.map(({ product, price }) => [product.id, price]));
    onApply(
      (product) => ({ price: prices.get(product.id) ?? product.price }),
      `Price of ${countOf(products)} changed`,
    );
  };
  return (
    <BulkFrame title="Price" products={products} onClose={onClose} onSubmit={apply}>
      <Segmented label="How" value={how} options={WAYS} onChange={setHow} />
      <InputField
        label={FIELDS[how]}
        inputMode="decimal"
        value={text}
        data-autofocus
        {...(tried && !moves ? { error: INVALID.price } : {})}
        onChange={(event) => setText(event.target.value)}
      />
      {moves && <Preview moves={moves} />}
    </BulkFrame>
  );
}
