import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { brandOf, isOutOfStock } from 'shared-domain/catalogue';
import { type Channel, displayName, type Product } from 'shared-domain/products';
import { isStaffAtom, nowAtom } from 'shared-domain/state';
import { BrandCap } from '../brand-marks/index.ts';
import { ButtonLink } from '../button/index.ts';
import { BelowFold, Page, usePageTitle } from '../page/index.ts';
import { Badge, SaleBadge, saleTextOf } from '../price-tag/index.ts';
import { ProductArt, Stage } from '../product-art/index.ts';
import { Slot } from '../remote/index.ts';
import { Empty, ErrorState, Loading } from '../states/index.ts';
import { BackButton } from './back-button.tsx';
import { Facts } from './facts.tsx';
import { MoreFromBrand } from './more-from-brand.tsx';
import styles from './product-page.module.css';
import { Purchase } from './purchase.tsx';
import { useProduct } from './use-product.ts';

export type ProductPageProps = {
  /** The id in the address. */
  id: string;
  channel: Channel;
  /** The target of 'Back to Products'. */
  shop: string;
  /** The address of another product's page. */
  pathOf: (product: Product) => string;
  /** The page's title; null while there is no product. */
  titleOf: (product: Product | null) => string;
  /** Replaces quantity and 'Add to Cart', and adds a part below the product; null by default. */
  offerOf?: (product: Product) => { purchase: ReactNode; below: ReactNode } | null;
};

/** The product page of the wholesale and retail shops. Staff get their tools in a slot, whose code nobody else loads. */
export function ProductPage({ id, channel, shop, pathOf, titleOf, offerOf }: ProductPageProps) {
  const found = useProduct(id, channel);
  const at = useAtomValue(nowAtom);
  const product = found.status === 'found' ? found.product : null;
  const offer = product && offerOf?.(product);
  usePageTitle(titleOf(product));
  return (
    <Page>
      <BackButton shop={shop} />
      {product ? (
        <>
          <Detail key={product.id} product={product} channel={channel} at={at} purchase={offer?.purchase} />
          {offer?.below}
          <BelowFold>
            <MoreFromBrand product={product} channel={channel} at={at} pathOf={pathOf} />
          </BelowFold>
        </>
      ) : (
        <NoProduct found={found} shop={shop} />
      )}
    </Page>
  );
}

type DetailProps = { product: Product; channel: Channel; at: Date; purchase: ReactNode };

function Detail({ product, channel, at, purchase }: DetailProps) {
  const isStaff = useAtomValue(isStaffAtom);
  const brand = brandOf(product);
  const isOut = !purchase && isOutOfStock(product, channel);
  const sale = saleTextOf(product, channel, at);
  return (
    <article className={styles.detail}>
      <Stage
        brand={product.hiddenCategory}
        className={isOut ? `${styles.stage} ${styles.out}` : styles.stage}
      >
        <ProductArt product={product} className={styles.art} size="page" loading="eager" />
        {isOut ? (
          <Badge look="out" className={styles.badge}>
            Out of Stock
          </Badge>
        ) : null}
        {sale && !isOut ? <SaleBadge text={sale} className={styles.badge} /> : null}
      </Stage>
      <div>
        {brand === '' ? null : (
          <p className={styles.brand}>
            <BrandCap brand={brand} size={36} />
            {brand}
          </p>
        )}
        <h1 className={styles.name}>{displayName(product)}</h1>
        <Facts product={product} channel={channel} />
        {product.description ? <p className={styles.description}>{product.description}</p> : null}
        <Purchase product={product} channel={channel} at={at}>
          {purchase}
        </Purchase>
        {isStaff ? (
          <div className={styles.tools}>
            <Slot name="product-tools" props={{ product }} />
          </div>
        ) : null}
      </div>
    </article>
  );
}

/** Shown while the product is loading, unknown ('Product Not Found') or unavailable. */
function NoProduct({ found, shop }: { found: ReturnType<typeof useProduct>; shop: string }) {
  const action = <ButtonLink to={shop}>Back to Products</ButtonLink>;
  if (found.status === 'loading') return <Loading>Loading product...</Loading>;
  if (found.status === 'failed') {
    return (
      <ErrorState level={1} title="The product could not be loaded" onRetry={found.retry} action={action}>
        Your cart is safe. Please try again in a moment.
      </ErrorState>
    );
  }
  return (
    <Empty level={1} title="Product Not Found" action={action}>
      It may have been removed from the shop, or the address is mistyped.
    </Empty>
  );
}
