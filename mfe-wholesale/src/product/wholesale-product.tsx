import { useLocation, useParams, useSearchParams } from 'react-router';
import { displayName, type Product } from 'shared-domain/products';
import { ProductPage } from 'shared-ui/product-page';
import { paths, productPath, shopTitle } from '../address/index.ts';
import { AllocationBox, HowShared } from '../allocation/index.ts';

/** /shop/products/{id}. A scarce product has its allocation's box; a mailed result names it in the address. */
export function WholesaleProduct() {
  const { id = '' } = useParams();
  const place = useLocation();
  const titleOf = (product: Product | null) => shopTitle(place, product ? displayName(product) : undefined);
  const [query] = useSearchParams();
  const offerOf = (product: Product) => {
    const allocation = product.allocation?.id ?? query.get('allocation');
    if (!allocation) return null;
    return {
      purchase: <AllocationBox id={allocation} product={product} />,
      below: <HowShared id={allocation} />,
    };
  };
  return (
    <ProductPage
      id={id}
      channel="licensee"
      shop={paths.shop}
      pathOf={productPath}
      titleOf={titleOf}
      offerOf={offerOf}
    />
  );
}
