import type { Deps } from '../../foundation/dependencies.ts';
import { supplierModel } from './model.ts';
import { saveSupplier } from './save.ts';

/** The demo suppliers; the brand FUGGLES is left without one, so that the page has something to say. */
const SUPPLIERS = [
  { name: 'Container Brewing', brand: 'CONTAINER', number: '310-114', vendor: '48-1101', mail: 'container' },
  {
    name: 'Curious Creatures Beer',
    brand: 'CURIOUS CREATURES',
    number: '310-207',
    vendor: '48-1207',
    mail: 'creatures',
  },
  {
    name: 'Czech Bros Brewery',
    brand: 'CZECH BROS',
    number: '310-388',
    vendor: '48-1340',
    mail: 'czechbros',
  },
  { name: 'Force Brewing', brand: 'FORCE', number: '310-412', vendor: '48-1412', mail: 'force' },
];

/** Adds the demo suppliers that aren't there. */
export async function listDemoSuppliers(deps: Deps, who: string): Promise<void> {
  const model = supplierModel(deps.connection);
  for (const [place, { name, brand, number, vendor, mail }] of SUPPLIERS.entries()) {
    const id = `de300000-0000-4000-8000-00000000000${place}`;
    if (await model.exists({ _id: id })) continue;
    await saveSupplier(deps, who, id, {
      ...{ name, brands: [brand], licenceNumber: number, ldbVendorNumber: vendor },
      contacts: [{ name: `${name} office`, email: `reports@${mail}.example`, getsReports: true }],
      ...{ showsCustomers: false, version: 0 },
    });
  }
}
