import { type Browser, registerPub, staffMember } from '../../../test/buyers.ts';
import { textOfPdf } from '../../../test/pdf.ts';
import { DAY, orderForDay } from '../../../test/planned-run.ts';
import { testShop } from '../../../test/test-shop.ts';
import { serveZones, WEST } from '../../../test/zones.ts';
import { documentedRun } from './fixtures.ts';
import { runPdf } from './run-pdf.ts';

const printing = { at: new Date('2026-11-24T17:58:00.000Z'), by: 'piet.novak@cbo.example' };
const words = async (stops: number) => textOfPdf(await runPdf([documentedRun(stops)], printing));

// RUN-10
describe('the documents of a run', () => {
  test('are a pick list of products by brand and kegs by size, with the stops that each is for', async () => {
    const text = await words(6);
    const list = text.slice(text.indexOf('Pick list'), text.indexOf('Loading list'));
    expect(list).toMatch(/Cases\n24 products, 111 cases/);
    expect(list).toMatch(/18\nGantry IPA\nCTR-112\nCONTAINER\n1, 3, 4, 5, 6/);
    expect(list).toMatch(/Kegs\n6 kegs, by size/);
    expect(list).toMatch(/2\n50 L\nSvětlý Ležák 50L\nCZB-350\n3, 6/);
    expect(list).toContain('Steps at the door. Stack its cases no more than four high.');
    expect(list).toContain('Aiko Tamura, leaves at 1:00 PM');
    expect(list.indexOf('CONTAINER')).toBeLessThan(list.indexOf('CZECH BROS'));
  });

  test('are a loading list with the last stop first', async () => {
    const text = await words(3);
    const list = text.slice(text.indexOf('Loading list'), text.indexOf('Delivery note'));
    expect(list.indexOf('Harbour Light Tavern 3')).toBeLessThan(list.indexOf('Harbour Light Tavern 1'));
  });

  test('are a delivery note for each stop, with amounts, empties, and lines to sign', async () => {
    const text = await words(1);
    const note = text.slice(text.indexOf('Delivery note'));
    for (const word of [
      'Liquor primary',
      'Harbour Light Hospitality Ltd.',
      'Tick each line as it comes off the truck',
      'Empties to collect',
      'Keg deposits held before this delivery: ',
      '$190.00',
      'Changes at the door',
      'Name in capitals',
      'Signature',
      'Page 1 of 1',
    ])
      expect(note).toContain(word);
  });

  // KEGS-9
  test('say of empties without numbers that they are to be counted', async () => {
    const run = documentedRun(1);
    const [stop] = run.stops;
    if (!stop) throw new Error('The run has no stop');
    Object.assign(stop, { empties: {}, kegs: undefined });
    stop.order.collectEmpties = {};
    const text = await textOfPdf(await runPdf([run], printing));
    const list = text.slice(text.indexOf('Loading list'), text.indexOf('Delivery note'));
    expect(text).toMatch(/0\+\nEmpties/);
    expect(list).toMatch(/\ncount\n/);
    const note = text.slice(text.indexOf('Delivery note'));
    expect(note).toMatch(/Empties to collect\nTo be counted at the door/);
  });

  // DRIVER-20
  test('have name, signature and time of a stop that is delivered, and say what else is on file', async () => {
    const run = documentedRun(1);
    const [stop] = run.stops;
    if (!stop) throw new Error('The run has no stop');
    const proof = { at: '2026-11-24T19:20:00.000Z', receivedBy: 'Tess Moreau', signature: 'M10 20L60 80' };
    stop.proof = { ...proof, idCheck: 'checked', photo: true };
    const noteOf = async () => {
      const text = await textOfPdf(await runPdf([run], printing));
      return text.slice(text.indexOf('Delivery note'));
    };
    expect(await noteOf()).not.toContain('Tess Moreau');
    stop.order.status = 'delivered';
    const unsigned = await runPdf(
      [{ ...run, stops: [{ ...stop, proof: { ...stop.proof, signature: '' } }] }],
      printing,
    );
    const note = await noteOf();
    for (const word of ['Tess Moreau', 'Nov 24, 12:20', 'ID check: 19 or over. Photo on file.'])
      expect(note).toContain(word);
    expect((await runPdf([run], printing)).length).toBeGreaterThan(unsigned.length);
  });

  test('say of each line what one unit of it is', async () => {
    const run = documentedRun(1);
    const [item] = run.stops[0]?.order.items ?? [];
    if (!item) throw new Error('The stop has no lines');
    Object.assign(item, { productName: 'Pint Glass', productCategory: 'Merchandise', quantity: 2 });
    const text = await textOfPdf(await runPdf([run], printing));
    const note = text.slice(text.indexOf('Delivery note'));
    expect(note).toMatch(/2\nPint Glass\n\S+\nLDB 104512\npieces/);
  });

  // PAPER-5, SIZE-6
  test('name seller and buyer with their licences, and of each line LDB SKU, size, litres, deposit and taxes', async () => {
    const run = documentedRun(1);
    const noteOf = async (changes: object = {}) => {
      const text = await textOfPdf(await runPdf([{ ...run, ...changes }], printing));
      return text.slice(text.indexOf("Seller's licence"));
    };
    const note = await noteOf();
    for (const words of [
      'Document number CBO-1795196871501',
      "Seller's licence A-100200",
      '1840 Powell Street, Vancouver, BC',
      'Buyer\nLicence 301-442\nLiquor primary',
      'Gantry IPA\nCTR-112\nLDB 104512\n24 × 473 mL\n22.704\n$74.40\n$4.80\n$7.44\n$148.80',
      'Quiet Force Session Ale \n30L\nFRC-451\n1 × 30 L \n(guessed)\n30.00\n$150.00\n$7.50\n$150.00',
      '132.168 litres (30.00 guessed from names). Tick each line as it comes off the truck',
    ])
      expect(note).toContain(words);
    const unknown = await noteOf({ products: new Map() });
    expect(unknown).toContain('cases of 24');
    expect(unknown).toContain('0.00 litres. Tick each line');
    expect(unknown).toContain("The litres are without 4 products whose size isn't known.");
    const named = new Map(
      [...run.products].map(([id, { containersPerUnit: _, ...product }]) => [id, product]),
    );
    const guessed = await noteOf({ products: named });
    expect(guessed).toContain('24 × 473 mL \n(guessed)');
    expect(guessed).toContain('132.168 litres (132.168 guessed from names). Tick each line');
  });

  test('repeat run, day and table head on a second page, and number a note by itself', async () => {
    const text = await words(3);
    expect(text).toContain('Delivery note, order CBO-1795196871503, Harbour Light Tavern 3');
    expect(text).toContain('Page 2 of 2');
    expect(text.match(/Tick each line/g)).toHaveLength(3);
    expect(text.match(/Name in capitals/g)).toHaveLength(3);
  });
});

describe('the documents of a day', () => {
  const shop = testShop();
  let staff: Browser;
  let ids: string[];

  const place = () => orderForDay(staff, { licenseNumber: '9-009' });

  beforeAll(async () => {
    staff = await staffMember(shop);
    await shop.clear();
    await shop.putProducts({ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 90 });
    await serveZones(staff, [WEST]);
    await registerPub(staff, '9-009', 'Pier 9 Public House');
    ids = [await place(), await place()];
    for (const id of ids)
      await staff
        .post('/api/admin/runs')
        .send({ day: DAY, orders: [id] })
        .expect(201);
  });

  // RUN-10
  test('are those of all its runs, or of one; a cancelled order has none', async () => {
    const read = async (path: string) => {
      const { body, headers } = await staff.get(`/api/admin/runs/${path}`).buffer(true).expect(200);
      expect(headers['content-type']).toBe('application/pdf');
      return textOfPdf(body);
    };
    const [first = '', second = ''] = ids;
    const all = await read(`days/${DAY}/documents.pdf`);
    expect([all.includes(`Order ${first}`), all.includes(`Order ${second}`)]).toEqual([true, true]);
    const one = await read(`${DAY}-01/documents.pdf`);
    expect([one.includes(`Order ${first}`), one.includes(`Order ${second}`)]).toEqual([true, false]);
    await staff.patch(`/api/admin/orders/${first}`).send({ status: 'cancelled' }).expect(200);
    await staff.get(`/api/admin/runs/${DAY}-01/documents.pdf`).expect(404);
  });

  // RUN-10
  test('are noted as printed, by whom and when', async () => {
    const { body } = await staff
      .post('/api/admin/runs/printed')
      .send({ day: DAY, runs: [`${DAY}-01`, `${DAY}-02`] })
      .expect(200);
    const printed = { at: shop.clock.now().toISOString(), by: 'dev@cbo.example' };
    expect(body.runs.map((run: { printed: object }) => run.printed)).toEqual([printed, printed]);
  });
});
