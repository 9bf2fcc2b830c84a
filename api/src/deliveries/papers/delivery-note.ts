import { deliveredLines } from 'shared-domain/accounting';
import { company } from 'shared-domain/company';
import { dayOf, lazyDateFormat } from 'shared-domain/dates';
import { weekdayDate } from 'shared-domain/delivery';
import { areToBeCounted, KEG_SIZES, kegSizeOf } from 'shared-domain/kegs';
import { formatCents, sumOf } from 'shared-domain/money';
import { sellerNumber } from 'shared-domain/papers';
import { isMerchandise } from 'shared-domain/products';
import { ID_LABELS, kegCount, loadOf } from 'shared-domain/runs';
import { contentsOf, litresText, markedSize, sizeOf } from 'shared-domain/sizes';
import { type OrderDocument, type StoredItem, soldOrder } from '../../orders/order/index.ts';
import { totalsOf } from '../../orders/papers/index.ts';
import { streetOf } from '../runs/index.ts';
import { emptiesFigure } from './figures.ts';
import type { Column } from './paper-table.ts';
import type { DocumentedRun, PaperStop } from './read.ts';
import type { Sheet } from './sheet.ts';

const LINES: readonly Column[] = [
  { heading: '', width: 22, look: 'box' },
  { heading: 'Qty', width: 30, align: 'right', look: 'number' },
  { heading: 'Product', width: 124, look: 'name' },
  { heading: 'Item, LDB SKU', width: 66 },
  { heading: 'Size', width: 66 },
  { heading: 'Litres', width: 45, align: 'right' },
  { heading: 'Each', width: 48, align: 'right' },
  { heading: 'Deposit', width: 46, align: 'right' },
  { heading: 'Taxes', width: 42, align: 'right' },
  { heading: 'Amount', width: 50, align: 'right' },
];
const EMPTIES: readonly Column[] = [
  { heading: 'Size', width: 70, look: 'name' },
  { heading: 'With you', width: 65, align: 'right' },
  { heading: 'Booked', width: 65, align: 'right', look: 'number' },
  { heading: 'Collected', width: 79, align: 'right', look: 'field' },
];
const EMPTIES_WIDTH = EMPTIES.reduce((sum, { width }) => sum + width, 0);
/** Height of totals, changes at the door and signature lines, which stay on one page. */
const END_HEIGHT = { withEmpties: 290, plain: 235 };

/**
 * What the customer signs for, and what an inspector asks for: seller and buyer with their licences, lines at the order's prices with
 * litres, deposits and taxes, empties, changes, and a signature line (RUN-10, PAPER-5).
 */
export function deliveryNote(sheet: Sheet, paper: DocumentedRun, stop: PaperStop): void {
  const { run } = paper;
  const { order, number, name, empties } = stop;
  const { cases, kegs } = loadOf(order.items);
  const { litres, missing } = litresOf(paper, order);
  const hasEmpties = stop.kegs !== undefined || order.collectEmpties !== undefined;
  sheet
    .paper({
      right: [
        `Seller's licence ${sellerNumber('licence', paper.seller)}, ${company.phone}`,
        `${company.address}, ${company.ordersEmail}`,
      ],
      foot: `Order ${order._id}, run ${run.id}`,
      continued: `Delivery note, order ${order._id}, ${name}`,
      ownNumbers: true,
    })
    .title(
      'Delivery note',
      [`Document number ${order._id}`, `Ordered ${weekdayDate(dayOf(order.orderDate))}`],
      [
        ['Stop', String(number)],
        ['Cases', String(cases)],
        [kegCount(kegs) === 1 ? 'Keg' : 'Kegs', String(kegCount(kegs))],
        ['Empties', emptiesFigure(order, empties) || '0'],
      ],
    )
    .blocks(blocksOf(paper, stop))
    .box(order.deliveryDetails ? [['Note:', order.deliveryDetails]] : [])
    .table('Delivered', `${litres}. Tick each line as it comes off the truck`, LINES, linesOf(paper, order));
  if (missing) sheet.text(missing);
  sheet.room(hasEmpties ? END_HEIGHT.withEmpties : END_HEIGHT.plain);
  const top = sheet.y;
  const totalsAt = top + 4;
  if (hasEmpties) emptiesTable(sheet, stop);
  const left = sheet.y;
  sheet.y = top;
  sheet.amounts(totalsOf(order), totalsAt);
  sheet.y = Math.max(left, sheet.y) + 8;
  sheet
    .rules('Changes at the door', 2)
    .text('Received in good condition, except for what is written above.')
    .signatures(['Name in capitals', 'Signature', 'Time'], knownOf(stop));
  if (proofText(stop)) sheet.text(proofText(stop));
}

const timeForm = lazyDateFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Name, signature and time of a delivered order (DRIVER-20). */
function knownOf({ proof, order }: PaperStop) {
  if (!proof || order.status !== 'delivered') return [];
  const { receivedBy, signature, at } = proof;
  return [receivedBy, signature ? { path: signature } : undefined, timeForm(new Date(at))];
}

/** 'ID check: 19 or over. Photo on file.' */
const proofText = ({ proof }: PaperStop): string =>
  [proof?.idCheck ? `ID check: ${ID_LABELS[proof.idCheck]}.` : '', proof?.photo ? 'Photo on file.' : '']
    .filter(Boolean)
    .join(' ');

function blocksOf({ run, day }: DocumentedRun, { order, name, licence }: PaperStop): string[][] {
  const promise = order.delivery?.kind === 'delivery' ? order.delivery : undefined;
  const [street = '', ...city] = streetOf(order).split(', ');
  const legal = licence && licence.companyName !== name ? [licence.companyName] : [];
  return [
    ['Deliver to', name, street, [city.join(', '), promise?.postalCode].filter(Boolean).join(', ')],
    order.licenseNum
      ? [
          'Buyer',
          `Licence ${order.licenseNum}`,
          ...(licence?.licenceClass ? [licence.licenceClass] : []),
          ...legal,
        ]
      : ['Buyer', order.customerName, order.address],
    [
      'Delivery day',
      `${weekdayDate(day)}`,
      promise?.zone.name ?? '',
      `Driver: ${run.driver || 'not named yet'}`,
    ],
  ];
}

/** The lines that are delivered; refunded units are not. */
const linesOf = ({ products }: DocumentedRun, order: OrderDocument): string[][] =>
  deliveredLines(soldOrder(order)).flatMap((line) => {
    const item = order.items.find(({ productId }) => productId === line.item);
    if (!item) return [];
    const product = products.get(line.item);
    const size = product && !isPiece(item) ? sizeOf(product) : undefined;
    const litres = size && contentsOf(size, line.quantity, order.channel).millilitres;
    return [
      [
        '',
        String(line.quantity),
        line.description,
        product?.ldbSku ? `${line.item}\nLDB ${product.ldbSku}` : line.item,
        (size && markedSize(size)) || unitOf(item, line.quantity),
        litres == null ? '' : litresText(litres),
        formatCents(line.unitPrice),
        line.deposit === 0 ? '' : formatCents(line.deposit),
        formatCents(line.tax),
        formatCents(line.amount),
      ],
    ];
  });

/** '70.20 litres (30.00 guessed from names)', and how many products lack a size (SIZE-6). */
function litresOf({ products }: DocumentedRun, order: OrderDocument): { litres: string; missing: string } {
  const known = deliveredLines(soldOrder(order)).flatMap(({ item, quantity }) => {
    const stored = order.items.find(({ productId }) => productId === item);
    const product = products.get(item);
    if (!stored || isPiece(stored)) return [];
    const size = product && sizeOf(product);
    const millilitres = size ? contentsOf(size, quantity, order.channel).millilitres : null;
    return [{ millilitres, isGuess: size?.isGuess === true }];
  });
  const sum = (some: typeof known) => litresText(sumOf(some.map(({ millilitres }) => millilitres ?? 0)));
  const guessed = known.filter(({ millilitres, isGuess }) => isGuess && millilitres !== null);
  const missing = known.filter(({ millilitres }) => millilitres === null).length;
  return {
    litres: `${sum(known)} litres${guessed.length > 0 ? ` (${sum(guessed)} guessed from names)` : ''}`,
    missing:
      missing === 0
        ? ''
        : `The litres are without ${missing === 1 ? '1 product' : `${missing} products`} whose size isn't known.`,
  };
}

const isPiece = ({ productCategory = '' }: StoredItem): boolean =>
  isMerchandise({ category: productCategory });

function unitOf(item: StoredItem, units: number): string {
  const one = kegSizeOf(item) !== null ? 'keg' : isPiece(item) ? 'piece' : 'case of 24';
  return units === 1 ? one : one.replace(/^\w+/, (word) => `${word}s`);
}

/** Kegs at the customer before the delivery, empties booked for collection, and boxes for those collected. */
function emptiesTable(sheet: Sheet, { kegs, empties, order }: PaperStop): void {
  const isOpen = areToBeCounted(order.collectEmpties);
  sheet.table(
    'Empties to collect',
    isOpen ? 'To be counted at the door' : '',
    EMPTIES,
    KEG_SIZES.map((size) => [
      `${size} L`,
      String(kegs?.balance[size] ?? 0),
      isOpen ? '' : String(empties[size] ?? 0),
      '',
    ]),
    EMPTIES_WIDTH,
  );
  if (kegs?.held != null) sheet.text('Keg deposits held before this delivery: ', formatCents(kegs.held));
}
