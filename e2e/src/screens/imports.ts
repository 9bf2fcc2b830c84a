import { expect, type Page } from '@playwright/test';
import { heading, type Screen } from './screen.ts';

/** Presses a button, unless that has been done. */
async function pressed(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  if (await button.isVisible()) await button.click();
}

/** The review of a file, which isn't applied, so that the shop doesn't change. */
const review = (
  name: string,
  file: { name: string; bytes: string | Buffer; path?: string },
  /** The button that opens what is shown. */
  button?: string,
): Screen => ({
  name: `staff-upload-${name}`,
  who: 'staff',
  async come(page) {
    await page.goto(file.path ?? '/admin/upload');
    await heading(page);
    const buffer = Buffer.from(file.bytes as string);
    await page.getByLabel('CSV file').setInputFiles({ name: file.name, mimeType: 'text/csv', buffer });
    await expect(page.getByRole('dialog', { name: 'Review before anything changes' })).toBeVisible();
  },
  ...(button === undefined ? {} : { again: (page) => pressed(page, button) }),
});

const REVIEWED = `Item #,Item,Cat,Packaging,On Hand,Available,Price
PIC-100,Picture Ale,Beer-Craft,Packaged,12,12,48.00
CTR-101,Dry Dock Pilsner,Beer-Craft,Packaged,31,31,6.12
,Nobody's Ale,Beer-Craft,Packaged,5,5,50.00
`;

const SUPPLIERS = `Harbour Malt Co.,,,,,,
Price list November 2026,,,,,,
SKU,Beer,Brand,UPC,Cost,Wholesale Price,Available
PIC-201,Picture Pilsner 24x355,CONTAINER,628055000110,41.10,58.00,"approx. 84"
PIC-202,Picture Porter 24x355,CONTAINER,628055000127,39.90,$56.40 ea.,ca. 20
PIC-203,Picture Lager Keg 50L,Container,628055000134,171.00,CAD 228.00 + dep.,12 kegs
`;

const TWINS = `SKU,Name,Price,Stock,Brand
ctr-112,Gantry IPA 24x355,74.40,48,CONTAINER
PIC-301,Picture Stout 24x355,$5.99 (was $6.99),40,FORCE
PIC-302,Picture Bock 24x355,61.20,10-12,FORCE
`;

const BREWERIES = `Supplier,Brands,Licence number,LDB vendor number,Contact name,Email,Phone
Fuggles Brewing,FUGGLES,310-500,48-1500,Bo Park,bo@fuggles.example,604-555-0142
Force Brewing,"FORCE, GALE",310-413,,Books,books@force.example,
Wrong Brewing,CONTAINER,,,,,
`;

/** Windows-1252; a name that is as likely in Windows-1250. */
const LETTERS = Buffer.from(
  'SKU,Name,Price,Brand\nPIC-401,P\xeache d\x92\xe9t\xe9,72.00,FUGGLES\n',
  'latin1',
);

/** What the review of a file asks and says. */
export const imports: Screen[] = [
  review('review', { name: 'pictures.csv', bytes: REVIEWED }),
  review('columns', { name: 'harbour-malt.csv', bytes: SUPPLIERS }, 'Look at the columns'),
  review('guesses', { name: 'harbour-malt.csv', bytes: SUPPLIERS }),
  review('twin', { name: 'stock.csv', bytes: TWINS }),
  review('issue', { name: 'stock.csv', bytes: TWINS }, 'Show the row 3'),
  review('letters', { name: 'pivo.csv', bytes: LETTERS }),
  review('suppliers', { name: 'breweries.csv', bytes: BREWERIES, path: '/admin/upload/suppliers' }),
];
