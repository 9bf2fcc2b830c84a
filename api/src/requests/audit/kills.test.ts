import { catalogueActions } from '../../../test/audited/catalogue.ts';
import { importActions } from '../../../test/audited/imports.ts';
import { orderActions } from '../../../test/audited/orders.ts';
import { releaseActions } from '../../../test/audited/releases.ts';
import {
  type ActionContext,
  connectionOf,
  type Prepared,
  type StaffAction,
} from '../../../test/audited/staff-action.ts';
import { staffMember } from '../../../test/buyers.ts';
import { openGateway } from '../../../test/gateway.ts';
import { afterwards, answerOf, cookieOf, post, startKillable } from '../../../test/killable.ts';
import { openShop } from '../../../test/shop.ts';
import { backgroundTasks } from '../../tasks.ts';

const CLICKS = { ...catalogueActions, ...importActions, ...orderActions, ...releaseActions };
/** More database commands than the longest of them needs. */
const LAST = 150;
/** The test command kills every tenth action once, right after its change; `npm run verify` each before every command. */
const isEvery = process.env.VERIFY === 'true';
const actions = Object.entries(CLICKS).filter((_, index) => isEvery || index % 10 === 0);

/** The comparison with Stripe covers a week of payments; those of the clicks before are past it, or each would add to its commands. */
const PAST_COMPARING_MS = 8 * 24 * 3_600_000;

/** Collections that the shop's `clear` leaves alone. */
const LEFT = ['audit', 'imports', 'import_rows', 'ignored_skus', 'sentinel_findings'];

describe('a process killed during a staff change', () => {
  let world: ActionContext;
  let environment: Record<string, string>;
  let cookie: string;
  let kills = 0;
  beforeAll(async () => {
    const gateway = await openGateway();
    environment = { RELEASES_URL: gateway.url };
    const shop = await openShop(undefined, environment);
    world = { shop, gateway, staff: await staffMember(shop) };
    const signedIn = await post(shop.api.url, '/auth/dev-session', {});
    cookie = cookieOf(signedIn);
  });
  afterAll(async () => {
    if (isEvery) process.stdout.write(`killed ${kills} times\n`);
    await world.shop.stop();
    world.gateway.close();
  });

  test.each(actions.map(([what, prepare]) => ({ what, prepare })))(
    'leaves one entry for each change and none without a change: $what',
    async ({ prepare }) => {
      for (let command = 1; command <= LAST; command += 1) {
        const isKilled = await cutOffAndRepeated(prepare, isEvery ? command : undefined);
        if (!isKilled || !isEvery) return;
      }
      throw new Error(`it takes more than ${LAST} commands`);
    },
    600_000,
  );

  /** Kills an action before a command, or right after its change, and repeats it. Returns whether it was killed. */
  async function cutOffAndRepeated(prepare: Prepared, command?: number): Promise<boolean> {
    await restart();
    const click = await prepare(world);
    const at = command ?? click.behind;
    const isKilled = await killedBefore(at, click);
    await later();
    const done = await click.done();
    expect([at, await entriesOf(click)]).toEqual([at, done]);
    if (command === undefined) expect([at, done > 0]).toEqual([at, true]);
    await answerOf(click.send(world.shop.api.url, cookie));
    await later();
    const doneAgain = await click.done();
    expect([at, await entriesOf(click), doneAgain > 0]).toEqual([at, doneAgain, true]);
    return isKilled;
  }

  async function restart(): Promise<void> {
    const { shop, gateway } = world;
    gateway.reset();
    await shop.clear();
    shop.clock.advance(PAST_COMPARING_MS);
    for (const name of LEFT) await connectionOf(shop).collection(name).deleteMany({});
    const licensees = connectionOf(shop).collection<{ _id: string }>('licensees');
    await licensees.deleteMany({ _id: { $ne: '104882' } });
    await licensees.updateOne({ _id: '104882' }, { $set: { companyName: 'The Gull & Anchor' } });
    await shop.putProducts(
      { _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 10 },
      { _id: 'KEG', name: 'Lager Keg 50L', price: 199.99, stock: 9, packagingType: '50L' },
    );
  }

  /** False if the request ended before that command. */
  async function killedBefore(command: number, click: StaffAction): Promise<boolean> {
    const killable = await startKillable(world.shop, environment);
    await killable.dieBefore(command);
    const answer = await answerOf(click.send(killable.url, cookie));
    await killable.end();
    if (answer === undefined) kills += 1;
    return answer === undefined;
  }

  /** What processes do in the background in the following minutes. */
  async function later(): Promise<void> {
    await afterwards(world.shop);
    const tasks = backgroundTasks(world.shop.api.deps);
    for (const wanted of ['imports', 'compare orders with Stripe', 'release steps', 'audit']) {
      await tasks.find(({ name }) => name === wanted)?.run(new AbortController().signal);
    }
  }

  const entriesOf = ({ entries }: StaffAction) =>
    connectionOf(world.shop).collection('audit').countDocuments(entries);
});
