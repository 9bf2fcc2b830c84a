import { company } from 'shared-domain/company';
import { dayOf, lazyDateFormat } from 'shared-domain/dates';
import { weekdayDate } from 'shared-domain/delivery';
import { areToBeCounted, KEG_SIZES, kegSizeOf } from 'shared-domain/kegs';
import { centsOf, formatCents, formatDollars } from 'shared-domain/money';
import { isMerchandise } from 'shared-domain/products';
import { ID_LABELS, kegCount, loadOf } from 'shared-domain/runs';
import type { OrderDocument, StoredItem } from '../../orders/order/index.ts';
import { totalsOf } from '../../orders/papers/index.ts';
import { streetOf } from '../runs/index.ts';
import { emptiesFigure } from './figures.ts';
import type { Column } from './paper-table.ts';
import type { DocumentedRun, PaperStop } from './read.ts';
import type { Sheet } from './sheet.ts';

const LINES: readonly Column[] = [
  { heading: '', width: 24, look: 'box' },
  { heading: 'Qty', width: 36, align: 'right', look: 'number' },
  { heading: 'Product', width: 206, look: 'name' },
  { heading: 'Item', width: 66 },
  { heading: 'Unit', width: 69 },
  { heading: 'Each', width: 62, align: 'right' },
  { heading: 'Amount', width: 76, align: 'right' },
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

/** What the customer signs for: lines at the order's prices, empties, changes, and a signature line (RUN-10). */
export function deliveryNote(sheet: Sheet, paper: DocumentedRun, stop: PaperStop): void {
  const { run } = paper;
  const { order, number, name, empties } = stop;
  const { cases, kegs } = loadOf(order.items);
  const hasEmpties = stop.kegs !== undefined || order.collectEmpties !== undefined;
  const city = company.address.split(', ').slice(1).join(', ');
  sheet
    .paper({
      right: [`${company.phone}, ${company.ordersEmail}`, city],
      foot: `Order ${order._id}, run ${run.id}`,
      continued: `Delivery note, order ${order._id}, ${name}`,
      ownNumbers: true,
    })
    .title(
      'Delivery note',
      [`Order ${order._id}, placed ${weekdayDate(dayOf(order.orderDate))}`],
      [
        ['Stop', String(number)],
        ['Cases', String(cases)],
        [kegCount(kegs) === 1 ? 'Keg' : 'Kegs', String(kegCount(kegs))],
        ['Empties', emptiesFigure(order, empties) || '0'],
      ],
    )
    .blocks(blocksOf(paper, stop))
    .box(order.deliveryDetails ? [['Note:', order.deliveryDetails]] : [])
    .table('Delivered', 'Tick each line as it comes off the truck', LINES, linesOf(order))
    .room(hasEmpties ? END_HEIGHT.withEmpties : END_HEIGHT.plain);
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
      ? ['Licensee', order.licenseNum, ...(licence?.licenceClass ? [licence.licenceClass] : []), ...legal]
      : ['Customer', order.customerName, order.address],
    [
      'Delivery day',
      `${weekdayDate(day)}`,
      promise?.zone.name ?? '',
      `Driver: ${run.driver || 'not named yet'}`,
    ],
  ];
}

/** The lines that are delivered; refunded units are not. */
const linesOf = ({ items }: OrderDocument): string[][] =>
  items.flatMap((item) => {
    const units = item.quantity - (item.refunded ?? 0);
    if (units <= 0) return [];
    const amount = centsOf(item.productPrice) * units;
    return [
      [
        '',
        String(units),
        item.productName,
        item.productId,
        unitOf(item, units),
        formatDollars(item.productPrice),
        units === item.quantity ? formatDollars(item.lineTotal) : formatCents(amount),
      ],
    ];
  });

function unitOf(item: StoredItem, units: number): string {
  const isPiece = isMerchandise({ category: item.productCategory ?? '' });
  const one = kegSizeOf(item) !== null ? 'keg' : isPiece ? 'piece' : 'case of 24';
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
