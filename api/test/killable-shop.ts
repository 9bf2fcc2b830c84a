import { returnPages } from './buyers.ts';
import { type Killable, startKillable } from './killable.ts';
import { checkoutForm, kegForm, line, type Shop } from './shop.ts';
import { stockedShop } from './test-shop.ts';

/** A shop with a second API process that each test of the file may kill. */
export type KillableShop = {
  readonly shop: Shop;
  readonly killable: Killable;
  /** Starts the process to kill again, at the shop's time: its clock stands still. */
  restart: () => Promise<void>;
};

/** Opens a shop for a test file. The process to kill starts in the tests that arm it. */
export function killableShop(): KillableShop {
  const shop = stockedShop(
    { _id: 'KEG', name: 'Lager Keg 50L', price: 199.99, stock: 10, packagingType: '50L' },
    { _id: 'SMALL', name: 'Lager Keg 30L', price: 100, stock: 10, packagingType: '20L & 30L' },
    { _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 2, looseUnits: 5 },
  );
  let started: Killable | undefined;
  const start = async () => {
    started ??= await startKillable(shop);
    return started;
  };
  const running = (): Killable => {
    if (!started) throw new Error('the process to kill is not armed yet');
    return started;
  };
  beforeEach(() => shop.control('/carrier/_control', { fail: 500 }));
  afterEach(async () => {
    await started?.end();
    started = undefined;
  });
  return {
    shop,
    restart: async () => {
      await started?.end();
      started = await startKillable(shop);
    },
    killable: {
      get url() {
        return running().url;
      },
      dieBefore: async (command) => (await start()).dieBefore(command),
      work: async (what) => (await start()).work(what),
      died: () => running().died(),
      end: () => running().end(),
    },
  };
}

/** The body of an order of three kegs. */
export const kegs = { ...kegForm, lines: [line('KEG', 2), line('SMALL', 1)], expectedTotal: 919.95 };

/** The body of a retail order: 12 cans 51.00 with taxes 7.65, deposit 1.20, estimated shipping 14.95. */
export const cans = { ...checkoutForm, lines: [line('IPA', 12)], expectedTotal: 74.8, ...returnPages };
