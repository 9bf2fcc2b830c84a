import {
  type CallData,
  type CallInput,
  type Client,
  type Problem,
  type RequestOptions,
  type Result,
  type TypedCall,
  transportProblem,
} from '../src/browser/client/index.ts';
import type { CallName, customerCalls } from '../src/foundation/calls/index.ts';
import type { Product } from '../src/goods/products/index.ts';
import type { OrderJson } from '../src/interface/contracts/index.ts';
import { CHARGE_TABLE, type ChargeRow } from '../src/selling/charges/index.ts';

export { fakeEnvironment } from './fake-environment.ts';
export { type FakeStorage, fakeStorage } from './fake-storage.ts';

/** Stand-ins for calls of a table by name, typed like the calls. */
export type CallFakes<Table> = {
  [Name in keyof Table & CallName]?: (
    input: CallInput<Name>,
    options: RequestOptions,
  ) => Promise<Result<CallData<Name>>>;
};

/** Makes calls through these stand-ins; any other call gets `otherwise`'s answer: no network. */
export const fakeCall =
  <Table>(
    fakes: CallFakes<Table>,
    otherwise: (name: string) => ReturnType<typeof transportProblem> = () => transportProblem('network'),
  ): TypedCall<Table> =>
  async (name, input?: unknown, options?: RequestOptions) => {
    const fake = fakes[name] as ((...given: unknown[]) => Promise<Result<CallData<typeof name>>>) | undefined;
    return fake ? fake(input ?? {}, options ?? {}) : otherwise(name);
  };

/** Stand-ins for what customers' pages call. */
export type ClientFakes = CallFakes<typeof customerCalls> & Partial<Pick<Client, 'productList'>>;

/** A client of customers' pages that uses these stand-ins: `fakeClient({ quote: async () => succeeded(quote) })`. */
export const fakeClient = ({ productList, ...fakes }: ClientFakes = {}): Client => ({
  raw: async () => transportProblem('network'),
  call: fakeCall<typeof customerCalls>(fakes),
  productList: productList ?? (async () => transportProblem('network')),
});

/** The answer of a successful call. */
export const succeeded = <Data>(data: Data): { ok: true; data: Data } => ({ ok: true, data });

/** The answer of a refused call, with status 409 by default. */
export const refused = (
  code: Problem['code'],
  more: Partial<Problem> = {},
): { ok: false; problem: Problem } => ({
  ok: false,
  problem: { type: 'about:blank', title: code, status: 409, detail: code, code, ...more },
});

/** A product: a case at 60.00 named after its id, ten in stock, except for the given fields. */
export const productFixture = (given: Partial<Product> & Pick<Product, 'id'>): Product => ({
  name: given.id,
  price: 60,
  stock: 10,
  looseUnits: 0,
  packagingType: 'Packaged',
  hidden: false,
  forceDisplay: false,
  ...given,
});

/** A wholesale order as the API returns it, empty except for the given fields. */
export const orderFixture = (more: Partial<OrderJson> & Pick<OrderJson, 'id'>): OrderJson => ({
  channel: 'licensee',
  customerName: 'Ines Tremblay',
  customerEmail: 'ines@tremblay.example',
  address: '12 Water Street, Vancouver, BC, V6B 1A1',
  items: [],
  totalAmount: 0,
  orderDate: '2026-11-20T17:40:00.000Z',
  status: 'pending',
  taxDetails: { gst: 0, pst: 0, hst: 0, alcoholTax: 0, canDeposit: 0, totalTax: 0, subtotal: 0 },
  charges: [],
  ...more,
});

/** Five cents of recycling fee on each bottle, can or keg, in every channel, from 20 November 2026 on. */
export const RECYCLING_FEE: ChargeRow = {
  id: 'recycling',
  kind: 'fee',
  name: 'Recycling fee',
  channels: ['licensee', 'dtc', 'keg'],
  on: ({ category }) => category !== 'Merchandise',
  perUnit: 5,
  from: '2026-11-20',
  until: null,
};

/** Adds a row to the table of charges; returns a function that removes it. */
export function addChargeRow(row: ChargeRow): () => void {
  const table = CHARGE_TABLE as ChargeRow[];
  table.push(row);
  return () => void table.splice(table.indexOf(row), 1);
}
