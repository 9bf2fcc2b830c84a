import { company } from 'shared-domain/company';
import type { OrderJson } from 'shared-domain/contracts';
import { promiseWords } from 'shared-domain/delivery';
import { emptiesWords } from 'shared-domain/kegs';

/** An order's two documents. */
export type DocumentKind = 'packing-slip' | 'invoice';

type Fact = [label: string, value: string];

/** Customer and delivery details; a packing slip also has the customer's notes. */
export function factsOf(order: OrderJson, kind: DocumentKind): Fact[] {
  const facts: [string, string | undefined][] = [
    ['Order', order.id],
    ['Customer', order.customerName],
    ['Account', order.accountName],
    ['Licence number', order.licenseNum],
    order.channel === 'keg' ? ['Phone', order.address.replace(/^Phone: /, '')] : ['Address', order.address],
    ['Email', order.customerEmail],
    ['Shipping', order.shipping?.serviceName],
    ['Delivery', order.delivery && promiseWords(order.delivery)],
    ['Empty kegs to collect', order.collectEmpties && emptiesWords(order.collectEmpties)],
    ...(kind === 'packing-slip'
      ? ([
          ['Delivery details', order.deliveryDetails],
          ['Notes', order.notes],
        ] as [string, string | undefined][])
      : []),
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value] as Fact] : []));
}

/** How the invoice is paid. */
export function paymentNote({ payment, channel }: OrderJson): string {
  if (payment?.status === 'paid') return 'Paid by card.';
  if (payment?.status === 'refunded') return 'Paid by card and refunded.';
  if (payment) return `The payment is ${payment.status}.`;
  return channel === 'licensee' ? `On account with ${company.name}.` : 'To be paid on delivery.';
}
