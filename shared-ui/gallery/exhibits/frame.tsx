import { Breadcrumbs, Footer, Header } from '../../src/frame/index.ts';

const SHOP = [
  { label: 'Home', to: '/' },
  { label: 'Categories', to: '/shop/categories' },
];

/** Header, breadcrumbs and footers as each shop wears them. */
export function Frame() {
  return (
    <>
      <Header frame={{ links: SHOP, cart: 'licensee' }} />
      <Breadcrumbs />
      <Footer kind="trade" />
      <Header
        frame={{
          links: [
            { label: 'Home', to: '/' },
            { label: 'Shop', to: '/dtc' },
          ],
          cart: 'dtc',
        }}
      />
      <Footer kind="retail" />
      <Header
        frame={{
          links: [
            { label: 'Contact', dialog: 'contact' },
            { label: 'Shop', dialog: 'customer-type' },
            { label: 'Admin', to: '/admin/login' },
          ],
          cart: null,
        }}
      />
    </>
  );
}
