import { useParams } from 'react-router';
import { company } from 'shared-domain/company';
import { displayName } from 'shared-domain/products';
import { ProductPage } from 'shared-ui/product-page';
import { paths } from '../paths.ts';

/** A bottle's or can's page: /dtc/product/{id}. */
export function RetailProduct() {
  const { id = '' } = useParams();
  return (
    <ProductPage
      id={id}
      channel="dtc"
      shop={paths.shop}
      pathOf={(product) => paths.product(product.id)}
      titleOf={(product) => (product ? displayName(product) : company.retailTitle)}
    />
  );
}
