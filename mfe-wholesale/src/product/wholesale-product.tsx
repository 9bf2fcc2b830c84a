import type { Product } from 'shared-domain/products';
import { displayName } from 'shared-domain/products';
import { ProductPage } from 'shared-ui/product-page';
import { useLocation, useParams } from 'shared-ui/router';
import { paths, productPath, shopTitle } from '../address/index.ts';

/** /shop/products/{id}. */
export function WholesaleProduct() {
  const { id = '' } = useParams();
  const place = useLocation();
  const titleOf = (product: Product | null) => shopTitle(place, product ? displayName(product) : undefined);
  return <ProductPage id={id} channel="licensee" shop={paths.shop} pathOf={productPath} titleOf={titleOf} />;
}
