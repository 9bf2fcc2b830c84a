import { useAtomValue } from 'jotai';
import { useParams } from 'react-router';
import { COMPANY_NUMBERS, company, type SellerNumbers } from 'shared-domain/company';
import type { OrderDetailJson, OrderJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { customerFacts, invoiceFacts, paymentNote, receiptText } from 'shared-domain/papers';
import { staffAddresses } from 'shared-domain/staff-client';
import { settingsAtom } from 'shared-domain/state';
import { CompanyMark } from 'shared-ui/brand-marks';
import { useCall } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Quiet, Row, Small, Text } from '../../kit/layout/index.ts';
import { shortDate } from '../../kit/moments/index.ts';
import {
  Button,
  ButtonAnchor,
  ButtonLink,
  Facts,
  Failed,
  PageHead,
  Sums,
  WaitingRows,
} from '../../kit/parts/index.ts';
import { sumRowsOf } from '../facts/index.ts';
import styles from './documents.module.css';
import { ItemsTable } from './items-table.tsx';

/** An order's two documents. */
type DocumentKind = 'packing-slip' | 'invoice';

type Fact = [label: string, value: string];

/** Customer and delivery details; a packing slip also has the customer's notes. */
function factsOf(order: OrderDetailJson, kind: DocumentKind, seller: SellerNumbers): Fact[] {
  const facts: [string, string | undefined][] = [
    ['Order', order.id],
    ...customerFacts(order),
    ...(kind === 'packing-slip'
      ? ([
          ['Delivery details', order.deliveryDetails],
          ['Notes', order.notes],
        ] as [string, string | undefined][])
      : ([...invoiceFacts(order, seller), ['Received', receiptText(order)]] as [
          string,
          string | undefined,
        ][])),
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value] as Fact] : []));
}

/** What is packed and what follows later, without amounts. Refunded units aren't sent. */
function PackingTable({ order }: { order: OrderJson }) {
  const lines = order.items
    .map(({ productId, productName, quantity, refunded = 0, backOrdered = 0 }) => {
      const ordered = quantity - refunded;
      return { productId, productName, ordered, later: Math.min(ordered, backOrdered) };
    })
    .filter(({ ordered }) => ordered > 0);
  return (
    <ItemsTable
      lines={lines}
      headings={['Ordered', 'Enclosed', 'To follow', 'Packed']}
      cells={({ ordered, later }) => [
        ordered,
        ordered - later,
        later,
        <span key="tick" className={styles.tick} />,
      ]}
    />
  );
}

/** Lines, taxes and totals as stored on the order. */
function InvoiceTable({ order }: { order: OrderJson }) {
  const sums = sumRowsOf(order);
  const total = sums.pop();
  return (
    <>
      <ItemsTable
        lines={order.items}
        headings={['Quantity', 'Price', 'Amount']}
        cells={({ quantity, productPrice, lineTotal }) => [
          quantity,
          formatDollars(productPrice),
          formatDollars(lineTotal),
        ]}
      />
      <Text as="div" pad="0 6" margin="12 0 0 auto" className={styles.sums}>
        <Sums rows={sums} total={total?.amount} totalLabel={total?.label} />
      </Text>
      <Quiet as="p" margin="24 0 0">
        {paymentNote(order)}
      </Quiet>
    </>
  );
}

const TITLES: Readonly<Record<DocumentKind, string>> = { 'packing-slip': 'Packing slip', invoice: 'Invoice' };

/** A packing slip or invoice to print; the PDF has the same content. */
export function DocumentPage({ kind }: { kind: DocumentKind }) {
  const { id = '' } = useParams();
  const { data: order, problem, refetch } = useCall('adminOrder', { params: { id } });
  const title = `${TITLES[kind]} ${id}`;
  const pdf = kind === 'invoice' ? staffAddresses.invoice(id) : staffAddresses.packingSlip(id);
  return (
    <>
      <div className={styles.head}>
        <PageHead
          title={title}
          actions={
            <>
              <ButtonLink to={paths.order(id)}>Open the order</ButtonLink>
              <ButtonAnchor href={pdf}>
                <StaffIcon name="document" size={16} />
                PDF
              </ButtonAnchor>
              <Button variant="primary" disabled={!order} onClick={() => window.print()}>
                <StaffIcon name="printer" size={16} />
                Print
              </Button>
            </>
          }
        />
      </div>
      {!order && !problem && <WaitingRows label="Loading the order..." widths={[240, 60, 80, 90]} rows={6} />}
      {problem && <Failed title="The order could not be loaded" problem={problem} onRetry={refetch} />}
      {order && <Sheet kind={kind} order={order} title={title} />}
    </>
  );
}

function Sheet({ kind, order, title }: { kind: DocumentKind; order: OrderDetailJson; title: string }) {
  const { seller = COMPANY_NUMBERS } = useAtomValue(settingsAtom);
  return (
    <article className={styles.sheet} aria-label={title}>
      <Row as="header" wrap gap={12} align="start" justify="between" className={styles.letterhead}>
        <Row as="p" gap={10} className={styles.company}>
          <CompanyMark size={30} /> {company.name}
        </Row>
        <Small as="p" to="right" className={styles.sender}>
          {company.address}
          <br />
          {company.phone} · {company.ordersEmail}
        </Small>
      </Row>
      <Row as="p" align="baseline" justify="between" margin="20 0 12" className={styles.title}>
        {TITLES[kind]}
        <Quiet size="s" weight={400} className={styles.date}>
          {shortDate(order.orderDate)}
        </Quiet>
      </Row>
      <Facts facts={factsOf(order, kind, seller)} className={styles.facts} />
      {kind === 'invoice' ? <InvoiceTable order={order} /> : <PackingTable order={order} />}
    </article>
  );
}
