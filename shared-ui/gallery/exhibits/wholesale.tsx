import { useState } from 'react';
import { CategoryTile, CategoryTiles } from '../../src/category-tile/index.ts';
import { BrandChips, FilterBar, ProductCount, SearchField } from '../../src/filters/index.ts';
import { Page, PageHead } from '../../src/page/index.ts';
import { ProductCard } from '../../src/product-card/index.ts';
import { ProductGrid } from '../../src/product-grid/index.ts';
import { BRANDS, demoProduct, NOW } from '../demo-products.ts';

const SHOWN = [
  'CTR-112',
  'FRC-450',
  'CUR-214',
  'FUG-501',
  'CZB-350',
  'CUR-207',
  'CTR-101',
  'FUG-504',
  'CZB-309',
  'CUR-230',
  'FRC-401',
  'FRC-404',
];

const products = (...ids: string[]) => ids.map(demoProduct);

/** Tiles, chips, search and wholesale cards, composed as picture 03-shop is. */
export function Wholesale() {
  const [brands, setBrands] = useState<string[]>([]);
  const [search, setSearch] = useState('');
  return (
    <Page>
      <PageHead title="Wholesale shop" lead="Welcome, The Gull & Anchor. Licence 305-218." />
      <CategoryTiles>
        <CategoryTile
          title="20L & 30L KEGS"
          note="5 kegs"
          ground="spruce"
          products={products('CUR-230', 'FUG-530')}
          to="/shop/categories/20l-30l"
        />
        <CategoryTile
          title="50L KEGS"
          note="4 kegs"
          ground="sea"
          products={products('CZB-350')}
          to="/shop/categories/50l"
        />
        <CategoryTile
          title="PACKAGED"
          note="Bottles/Cans"
          ground="barrel"
          products={products('CTR-112', 'CUR-214', 'FUG-504')}
          to="/shop/categories/packaged"
        />
      </CategoryTiles>
      <FilterBar search={<SearchField value={search} onChange={setSearch} />}>
        <BrandChips brands={BRANDS} chosen={brands} onChange={setBrands} />
      </FilterBar>
      <ProductCount count={29} />
      <ProductGrid>
        {SHOWN.map((id) => (
          <ProductCard
            key={id}
            product={demoProduct(id)}
            channel="licensee"
            at={NOW}
            to={`/shop/products/${id}`}
            onAdd={() => {}}
            loading="eager"
          />
        ))}
      </ProductGrid>
    </Page>
  );
}
