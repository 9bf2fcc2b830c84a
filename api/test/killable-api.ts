import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { workOnAllocations } from '../src/accounts/allocations/index.ts';
import { remindOfEnds } from '../src/accounts/licences/index.ts';
import { offerStandingOrders } from '../src/accounts/standing-orders/index.ts';
import { createApp } from '../src/app.ts';
import { createDeps } from '../src/dependencies.ts';
import { readConfiguration } from '../src/foundation/configuration/index.ts';
import { tellWhatIsBack } from '../src/messages/stock-alerts/index.ts';
import { eraseTonight } from '../src/office/personal-data/index.ts';
import { createOrderWorker } from '../src/workers.ts';
import { killableConnection } from './killable-connection.ts';

/**
 * The real API as a process that dies on command: on `{ dieBefore: n }` from its parent it kills itself (SIGKILL, no
 * clean-up) before its n-th database command from then on. `{ work: 'follow-ups' }` carries out what is due, and
 * `{ work: 'reminders' }` notes the reminders that licensees are owed, `{ work: 'allocations' }` shares and ends allocations, and
 * `{ work: 'standing orders' }` offers those that are due, `{ work: 'retention' }` erases what is too old.
 */
const configuration = readConfiguration(process.env);
let commandsLeft = Number.POSITIVE_INFINITY;
const connection = await killableConnection(configuration.mongodbUri, () => {
  commandsLeft -= 1;
  return commandsLeft <= 0;
});
const frozen = new Date(process.env.CLOCK ?? '');
const deps = createDeps(configuration, connection, { clock: () => new Date(frozen) });

const WORK = {
  'follow-ups': () => createOrderWorker(deps).runDue(),
  reminders: () => remindOfEnds(deps),
  allocations: () => workOnAllocations(deps),
  'standing orders': () => offerStandingOrders(deps),
  'stock-alerts': () => tellWhatIsBack(deps),
  retention: () => eraseTonight(deps),
};

process.on('message', (message: { dieBefore?: number; work?: keyof typeof WORK }) => {
  if (message.dieBefore !== undefined) commandsLeft = message.dieBefore;
  if (message.work) void WORK[message.work]().then(() => process.send?.({ worked: true }));
  else process.send?.({ armed: true });
});
process.on('disconnect', () => process.exit(0));

const server = createServer(createApp(deps));
// Killed, it couldn't keep its compiled code for the next one.
flushCompileCache();
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
