import { useState } from 'react';
import { CategoryTile, CategoryTiles } from '../../src/category-tile/index.ts';
import { BrandSelect, FilterBar, SearchField } from '../../src/filters/index.ts';
import { Page, PageHead } from '../../src/page/index.ts';
import { ProductCard } from '../../src/product-card/index.ts';
import { ProductGrid } from '../../src/product-grid/index.ts';
import { BRANDS, demoProduct, NOW } from '../demo-products.ts';

const SHOWN = ['FRC-450', 'CZB-350', 'CTR-150', 'FUG-551', 'CUR-230', 'CZB-330', 'CTR-151', 'FUG-530'];

/** Size tiles that switch, the brand selector and keg cards, composed as picture 07-kegs is. */
export function Kegs() {
  const [size, setSize] = useState('');
  const [brand, setBrand] = useState('');
  const [search, setSearch] = useState('');
  const tile = (name: string) => ({
    selected: size === name,
    onSelect: () => setSize(size === name ? '' : name),
  });
  return (
    <Page>
      <PageHead title="Keg Products" lead="Pick a size, then a brewery." />
      <CategoryTiles label="Keg sizes">
        <CategoryTile
          title="20L & 30L KEGS"
          note="Slim enough for a kegerator"
          ground="spruce"
          products={[demoProduct('CUR-230'), demoProduct('FUG-530')]}
          {...tile('small')}
        />
        <CategoryTile
          title="50L KEGS"
          note="For a full house"
          ground="sea"
          products={[demoProduct('CZB-350'), demoProduct('CTR-150')]}
          {...tile('large')}
        />
      </CategoryTiles>
      <FilterBar searchAt="start" search={<SearchField value={search} onChange={setSearch} />}>
        <BrandSelect brands={BRANDS} value={brand} onChange={setBrand} />
      </FilterBar>
      <ProductGrid>
        {SHOWN.map((id) => (
          <ProductCard
            key={id}
            product={demoProduct(id)}
            channel="keg"
            at={NOW}
            onOpen={() => {}}
            onAdd={() => {}}
            loading="eager"
          />
        ))}
      </ProductGrid>
    </Page>
  );
}
