import { type FormEvent, useState } from 'react';
import type { ProductJson } from 'shared-domain/contracts';
import { displayName } from 'shared-domain/products';
import { hasGuessedSize, lacksSize, sizeOf, sizeText, typedSize } from 'shared-domain/sizes';
import { Link } from 'shared-ui/router';
import { useCall } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { Row } from '../../kit/layout/index.ts';
import { type Column, List, useInSteps } from '../../kit/list/index.ts';
import { Button, countText, InputField, Nothing, PageHead, PageIntro, Tag } from '../../kit/parts/index.ts';
import { useProductChanges, useProducts } from '../../kit/product/index.ts';

/** Rows at first, and more on demand. */
const PAGE = 50;

/** 'Lacks a size' (SIZE-3): products whose litres aren't known or only guessed, what was sold most first. */
export default function SizesPage() {
  const { products, ...list } = useProducts();
  const { data: sold } = useCall('soldUnits', {});
  const unitsOf = ({ id }: ProductJson) => sold?.units[id] ?? 0;
  const open = products
    ?.filter((product) => lacksSize(product) || hasGuessedSize(product))
    .sort((one, other) => unitsOf(other) - unitsOf(one) || Number(lacksSize(other)) - Number(lacksSize(one)));
  const steps = useInSteps(sold && open, PAGE);
  const columns: Column<ProductJson>[] = [
    {
      label: 'Product',
      card: 'head',
      show: (product) => <Link to={paths.product(product.id)}>{displayName(product)}</Link>,
    },
    { label: 'SKU', look: 'quiet', card: 'line', show: ({ id }) => id },
    {
      label: 'Sold in 90 days',
      look: 'number',
      card: 'line-end',
      unit: () => 'sold in 90 days',
      show: (product) => countText(unitsOf(product)),
    },
    {
      label: 'State',
      card: 'head-end',
      show: (product) => (lacksSize(product) ? <Tag tone="warn">No size</Tag> : <Tag>Guess</Tag>),
    },
    { label: 'Size', card: 'wide', show: (product) => <SizeForm product={product} /> },
  ];
  return (
    <>
      <PageHead title="Lacks a size" />
      <PageIntro>
        Litres in the liquor register, on delivery notes and in sales reports follow from these sizes. A guess
        comes from the name; save it to confirm it.
      </PageIntro>
      <List<ProductJson>
        label="Products that lack a size"
        frame="page"
        columns={columns}
        source={{ ...list, ...steps, isFetching: false }}
        texts={{
          failed: 'The products could not be loaded',
          loading: 'Loading products...',
          more: 'Show more',
        }}
        empty={<Nothing title="Every product has a size">Nothing is left to enter or confirm.</Nothing>}
      />
    </>
  );
}

/** A product's size as typed: '24 x 473 mL'. */
function SizeForm({ product }: { product: ProductJson }) {
  const save = useProductChanges();
  const [text, setText] = useState(sizeText(sizeOf(product)));
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const size = typedSize(text);
    setError(size ? undefined : 'Please enter a size such as 24 x 473 mL');
    if (size) await save([{ product, change: size }], `${displayName(product)}: ${text}`);
  };
  return (
    <Row as="form" gap={8} align="end" onSubmit={(event) => void submit(event)} noValidate>
      <InputField
        unseen
        label={`Size of ${displayName(product)}`}
        value={text}
        placeholder="24 x 473 mL"
        error={error}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" aria-label={`Save the size of ${displayName(product)}`}>
        Save
      </Button>
    </Row>
  );
}
