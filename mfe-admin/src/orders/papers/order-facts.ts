import type { SellerNumbers } from 'shared-domain/company';
import type { OrderDetailJson } from 'shared-domain/contracts';
import { customerFacts, invoiceFacts, receiptText } from 'shared-domain/papers';

/** An order's two documents. */
export type DocumentKind = 'packing-slip' | 'invoice';

type Fact = [label: string, value: string];

/** Customer and delivery details; a packing slip also has the customer's notes. */
export function factsOf(order: OrderDetailJson, kind: DocumentKind, seller: SellerNumbers): Fact[] {
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
