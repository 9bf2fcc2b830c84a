import type { Company } from './schema.ts';

/** The demo company (COMPANY-1). */
export const DEMO_COMPANY: Company = {
  name: 'Coastal Brew Outfitters',
  orderPrefix: 'CBO',
  kegOrderPrefix: 'KEG',
  city: 'Vancouver',
  province: 'BC',
  address: '1840 Powell Street, Vancouver, BC V5L 1P5',
  ordersEmail: 'orders@cbo.example',
  businessInbox: 'dtc-orders@cbo.example',
  phone: '604-555-0142',
  staffDomain: 'cbo.example',
  originPostalCode: 'V5L 1P5',
  ageGateExit: 'https://www.canada.ca/en/health-canada/services/substance-use/alcohol.html',
  timeZone: 'America/Vancouver',
  landingTitle: 'Coastal Brew Outfitters',
  shopTitle: 'Wholesale Shop | Coastal Brew Outfitters',
  retailTitle: 'Retail Shop | Coastal Brew Outfitters',
  kegTitle: 'Keg Portal | Coastal Brew Outfitters',
  brands: [
    { label: 'CONTAINER', name: 'Container Brewing', website: 'https://container.example' },
    { label: 'CURIOUS CREATURES', name: 'Curious Creatures', website: 'https://curious-creatures.example' },
    { label: 'CZECH BROS', name: 'Czech Bros', website: 'https://czech-bros.example' },
    { label: 'FORCE', name: 'Force Brewing', website: 'https://force.example' },
    { label: 'FUGGLES', name: 'Fuggles', website: 'https://fuggles.example' },
  ],
  showcase: [
    { name: 'Dry Dock Pilsner', brand: 'CONTAINER', style: 'Pilsner', abv: 5 },
    { name: 'Tmavé', brand: 'CZECH BROS', style: 'Dark Lager', abv: 5.2 },
    { name: 'Tidal Force', brand: 'FORCE', style: 'West Coast IPA', abv: 7 },
    { name: 'Moon Moth', brand: 'CURIOUS CREATURES', style: 'Hazy IPA', abv: 6.3 },
    { name: 'Gantry IPA', brand: 'CONTAINER', style: 'India Pale Ale', abv: 6.5 },
    { name: 'Orchard Row', brand: 'FUGGLES', style: 'Dry Cider', abv: 6 },
    { name: 'Světlý Ležák', brand: 'CZECH BROS', style: 'Pale Lager', abv: 5 },
    { name: 'Half Acre', brand: 'FUGGLES', style: 'Golden Ale', abv: 4.5 },
    { name: 'Brute Force', brand: 'FORCE', style: 'Barley Wine', abv: 10.2 },
  ],
  sisterCompany: {
    name: 'Saltgrass Distilling',
    blurb:
      'Our sister company Saltgrass Distilling is raising its first round to build a still house on the Fraser. Ask us for the investor pack.',
    website: 'https://saltgrass.example',
  },
  colours: {
    light: { head: '#12372a', head2: '#1d5240', button: '#12372a', act: '#c8792b', actInk: '#82450f' },
    dark: { head: '#0b241b', head2: '#164030', button: '#1d5240', act: '#e0933f', actInk: '#f2b876' },
  },
  logo: {
    cap: '#E3A04F',
    ink: '#12372A',
    // The Lions over the sea.
    strokes: [
      { d: 'M-15 5-5.5-9.5-1.5-3.5 3.5-12.5 15 5Z' },
      { d: 'M-15.5 8.2q3.9-3.2 7.75 0t7.75 0 7.75 0 7.75 0', width: 2.3 },
      { d: 'M-10 13q3.3-2.7 6.7 0t6.6 0 6.7 0', width: 2 },
    ],
  },
  texts: {
    headline: 'The coast’s small brewers, delivered.',
    introduction:
      'Kegs, cans and bottles from five independent breweries. For the venues that pour them, and for your own fridge.',
    about:
      'Coastal Brew Outfitters carries craft beer, cider and specialty drinks from the brewhouse to the bar, out of one cold warehouse in Vancouver.',
    trade: 'Craft-beverage distribution, Vancouver, BC.',
    portfolio: 'Five breweries, each its own house. Follow a mark to the brewery’s own site.',
    description:
      'Coastal Brew Outfitters of Vancouver brings the kegs, cans and bottles of five independent breweries to licensed venues in BC and to doorsteps across Canada.',
  },
};
