import { prepareData } from '../src/first-data.ts';
import { backgroundTasks } from '../src/tasks.ts';
import { type Browser, staffBrowser } from './staff.ts';
import { testApi } from './test-api.ts';

const MONTH = 'from=2026-11-01&to=2026-11-30';
type Command = Record<string, unknown>;

const EXPLAINED = new Set(['find', 'aggregate', 'distinct', 'delete', 'update']);
/** A small collection is read whole: an index could leave nothing out. */
const WHOLE = new Set(['revisions', 'sentinel_findings', 'suppliers', 'webhooks']);
/** Figures over every product, and the catalogue that a process keeps in memory from its first reader on. */
const WANTS_ALL = new Set([
  '/api/admin/dashboard?days=14 products',
  '/api/products products',
  `/api/admin/accounting/liquor-register.csv?${MONTH} products`,
]);

const FILES = ['sales', 'quickbooks-invoices', 'quickbooks-credit-notes', 'xero', 'liquor-register'].map(
  (name) => `${name}.csv`,
);

describe('every query', () => {
  const api = testApi({ monitorCommands: true, environment: { DEMO_DATA: 'true' } });
  let staff: Browser;
  let commands: Command[] = [];
  beforeAll(async () => {
    await prepareData(api.deps);
    staff = await staffBrowser(api);
    api.deps.connection.getClient().on('commandStarted', ({ command, commandName }) => {
      if (EXPLAINED.has(commandName)) commands.push(command as Command);
    });
  });

  const anImport = async () => {
    const { body } = await staff.get('/api/admin/imports?limit=1');
    return body.imports[0].id as string;
  };

  // API-6
  test.each([
    ['/api/products'],
    ['/api/products?limit=10'],
    ['/api/products?ids=CTR-101,CTR-112'],
    ['/api/products/CTR-101'],
    ['/api/settings'],
    ['/api/session'],
    ['/api/admin/products?brand=FORCE&limit=5'],
    ['/api/admin/orders'],
    ['/api/admin/orders?status=pending&limit=5'],
    ['/api/admin/orders?channel=dtc&limit=5'],
    ['/api/admin/orders?search=gull&limit=5'],
    ['/api/admin/orders?search=CBO-17&limit=5'],
    ['/api/admin/orders?sort=orderDate&limit=5'],
    ['/api/admin/orders?sort=-totalAmount&limit=5'],
    ['/api/admin/orders?sort=totalAmount&payment=paid&limit=5'],
    ['/api/admin/orders/CBO-1'],
    ['/api/admin/leads?limit=5'],
    ['/api/admin/licences?number=305-218'],
    ['/api/admin/licences?search=gull'],
    ['/api/admin/licences?limit=5'],
    ['/api/admin/licences?limit=5&sort=created'],
    ['/api/admin/licences?limit=5&sort=company'],
    ['/api/admin/licences?limit=5&sort=number'],
    ['/api/admin/accounts?limit=5'],
    ['/api/admin/accounts?limit=5&sort=twelveMonths'],
    ['/api/admin/accounts?limit=5&sort=company'],
    ['/api/admin/allocations'],
    ['/api/admin/allocations/NOBODY'],
    ['/api/admin/audit?limit=5'],
    ['/api/admin/audit?subject=CTR-101&limit=5'],
    ['/api/admin/imports?limit=5'],
    ['/api/admin/imports/ID?tab=new&limit=5'],
    ['/api/admin/imports/ID?tab=issues,ignored&limit=5'],
    ['/api/admin/imports/ID?tab=updated&only=price&limit=5'],
    ['/api/admin/imports/ID/totals'],
    ['/api/admin/ignored-skus'],
    ['/api/admin/ignored-skus?limit=5'],
    ['/api/admin/audit?action=product.edit&limit=5'],
    ['/api/admin/audit?who=nora&limit=5'],
    ['/api/admin/follow-ups?limit=5'],
    ['/api/admin/leads'],
    ['/api/admin/dashboard?days=14'],
    ['/api/admin/follow-ups'],
    ['/api/admin/sentinel'],
    ['/api/admin/deliveries/zones'],
    ['/api/admin/kegs'],
    ['/api/admin/kegs/licence:305-218'],
    ['/api/admin/kegs.csv'],
    ['/api/admin/leads.csv'],
    ['/api/admin/licences?limit=5&sort=twelveMonths'],
    ['/api/admin/licences/305-218/figures'],
    ['/api/admin/licences/305-218/timeline'],
    ['/api/admin/orders?licence=305-218&limit=5'],
    ['/api/admin/orders?look=1&limit=5'],
    ['/api/admin/orders/accounts/305-218'],
    ['/api/admin/runs/days'],
    ['/api/admin/runs/days/2026-11-20'],
    ['/api/admin/sessions'],
    ['/api/admin/stock-alerts'],
    ['/api/admin/retention'],
    [`/api/admin/accounting?${MONTH}`],
    ...FILES.map((file) => [`/api/admin/accounting/${file}?${MONTH}`]),
  ])('%s uses an index', async (address) => {
    const path = address.includes('ID') ? address.replace('ID', await anImport()) : address;
    commands = [];
    await staff.get(path);
    expect(commands.length).toBeGreaterThan(0);
    await expectIndexes(commands.splice(0), address);
  });

  // API-6
  test('every background task uses an index', async () => {
    const tasks = backgroundTasks(api.deps).filter(({ name }) => !/backup|images/.test(name));
    for (const { name, run } of tasks) {
      commands = [];
      await run(new AbortController().signal);
      await expectIndexes(commands.splice(0), name);
    }
  });

  async function expectIndexes(all: Command[], where: string): Promise<void> {
    for (const command of all) {
      const collection = String(
        command.find ?? command.aggregate ?? command.distinct ?? command.delete ?? command.update,
      );
      if (WHOLE.has(collection) || WANTS_ALL.has(`${where} ${collection}`)) continue;
      expect([where, collection, await stages(command)]).toEqual([
        ...[where, collection],
        expect.not.stringContaining('COLLSCAN'),
      ]);
    }
  }

  async function stages(command: Command): Promise<string> {
    const { lsid: _lsid, $db: _db, $clusterTime: _time, maxTimeMS: _max, ...plain } = command;
    const plan = await api.deps.connection.db?.command({ explain: plain, verbosity: 'queryPlanner' });
    return JSON.stringify(plan?.queryPlanner?.winningPlan ?? plan);
  }
});
