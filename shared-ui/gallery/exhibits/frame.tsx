import { Breadcrumbs, Footer, Header } from '../../src/frame/index.ts';

const SHOP = [
  { label: 'Home', to: '/' },
  { label: 'Categories', to: '/shop/categories' },
];

/** Header, breadcrumbs and footers of each shop, each in a box of its own, where sticky parts stay. */
export function Frame() {
  return (
    <>
      <div>
        <Header frame={{ links: SHOP, cart: 'licensee' }} />
        <Breadcrumbs />
        <Footer kind="trade" />
      </div>
      <div>
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
      </div>
      <div>
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
      </div>
    </>
  );
}
