import { company } from 'shared-domain/company';

const { description } = company.texts;

const [streetAddress] = company.address.split(',');

/** The distributor in schema.org terms. */
const organization = {
  '@context': 'https://schema.org',
  '@type': ['Organization', 'LocalBusiness'],
  '@id': '{{origin}}/#company',
  name: company.name,
  description,
  url: '{{origin}}/',
  logo: '{{origin}}/favicon.svg',
  image: '{{origin}}/share.jpg',
  email: company.ordersEmail,
  telephone: `+1-${company.phone}`,
  address: {
    '@type': 'PostalAddress',
    streetAddress,
    addressLocality: company.city,
    addressRegion: company.province,
    postalCode: company.originPostalCode,
    addressCountry: 'CA',
  },
  brand: company.brands.map(({ name, website }) => ({ '@type': 'Brand', name, url: website })),
};

/** `</script` in the data would end the script element. */
const inScript = JSON.stringify(organization).replaceAll('<', '\\u003c');

/** The landing page's metadata for search engines and link previews. */
export const head = (
  <>
    <meta name="description" content={description} />
    <link rel="canonical" href="{{origin}}/" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content={company.name} />
    <meta property="og:title" content={company.landingTitle} />
    <meta property="og:description" content={description} />
    <meta property="og:url" content="{{origin}}/" />
    <meta property="og:image" content="{{origin}}/share.jpg" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta
      property="og:image:alt"
      content="Kegs, cans and bottles on a cedar bar before the Lions at sunset"
    />
    <meta name="twitter:card" content="summary_large_image" />
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inScript }} />
  </>
);
