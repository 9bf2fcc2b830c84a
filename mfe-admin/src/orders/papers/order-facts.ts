import type { OrderJson } from 'shared-domain/contracts';
import { customerFacts, invoiceFacts } from 'shared-domain/papers';

/** An order's two documents. */
export type DocumentKind = 'packing-slip' | 'invoice';

type Fact = [label: string, value: string];

/** Customer and delivery details; a packing slip also has the customer's notes. */
export function factsOf(order: OrderJson, kind: DocumentKind): Fact[] {
  const facts: [string, string | undefined][] = [
    ['Order', order.id],
    ...customerFacts(order),
    ...(kind === 'packing-slip'
      ? ([
          ['Delivery details', order.deliveryDetails],
          ['Notes', order.notes],
        ] as [string, string | undefined][])
      : invoiceFacts(order)),
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value] as Fact] : []));
}
