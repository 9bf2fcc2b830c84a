import { useState } from 'react';
import { BrandChips, FilterBar, ProductCount, SearchField } from '../../src/filters/index.ts';
import { Page, PageHead } from '../../src/page/index.ts';
import { ProductCard } from '../../src/product-card/index.ts';
import { ProductGrid } from '../../src/product-grid/index.ts';
import { BRANDS, demoProduct, NOW } from '../demo-products.ts';

const SHOWN = [
  'CUR-214',
  'CTR-112',
  'CUR-207',
  'FUG-504',
  'CZB-309',
  'FRC-401',
  'CUR-210',
  'FUG-511',
  'CTR-104',
  'FRC-412',
  'CZB-302',
  'CUR-201',
];

/** Retail cards and chips, composed as picture 05-dtc is. */
export function Retail() {
  const [brands, setBrands] = useState<string[]>(['FUGGLES']);
  const [search, setSearch] = useState('moth');
  return (
    <Page>
      <PageHead
        title="By the can, by the bottle"
        lead="Mix your own box. Every can and bottle is sold singly."
      />
      <FilterBar belowHead search={<SearchField value={search} onChange={setSearch} />}>
        <BrandChips brands={BRANDS} chosen={brands} onChange={setBrands} />
      </FilterBar>
      <ProductCount count={19} />
      <ProductGrid>
        {SHOWN.map((id) => (
          <ProductCard
            key={id}
            product={demoProduct(id)}
            channel="dtc"
            at={NOW}
            to={`/dtc/product/${id}`}
            onAdd={() => {}}
            loading="eager"
          />
        ))}
      </ProductGrid>
    </Page>
  );
}
