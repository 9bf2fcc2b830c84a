import path from 'node:path';
import type { ImportKind } from 'shared-domain/contracts';
import { sampleProducts } from 'shared-domain/product-fields';
import { announceDemo } from './accounts/allocations/index.ts';
import { bookDemoKegs } from './accounts/kegs/index.ts';
import { letInDemoPeople } from './accounts/people/index.ts';
import { oweDemo } from './accounts/receivables/index.ts';
import { bookDemoStandingOrder } from './accounts/standing-orders/index.ts';
import { productModel } from './catalogue/products/index.ts';
import { listDemoSuppliers } from './catalogue/suppliers/index.ts';
import { planDemoDeliveries } from './catalogue/zones/index.ts';
import { planDemoRuns } from './deliveries/runs/index.ts';
import { importModel, parseImport, startApply, workOnImports } from './files/imports/index.ts';
import type { Deps } from './foundation/dependencies.ts';
import { askForDemoBeer } from './messages/stock-alerts/index.ts';
import { claimFirstData, isFirstDataIn, recordFirstData } from './office/operations/index.ts';
import { leaveDemoMessages } from './office/personal-data/index.ts';
import { reportDemoWeek } from './office/sales-reports/index.ts';
import { listDemoStaff } from './requests/staff-list/index.ts';

/** Poll interval while another process loads the first data. */
const POLL_INTERVAL_MS = 250;
/** The actor in audit entries of the initial data. */
const FIRST_START = { email: 'first-start', devMode: false, role: 'owner' } as const;
const DEMO: Record<string, ImportKind> = {
  'demo-licensees.csv': 'licences',
  'demo-catalogue.csv': 'inventory',
};

/**
 * Loads the initial data of an empty database, once: the demo files, through the staff's import, or, without demo
 * data, three sample products. An interrupted start is resumed.
 */
export async function prepareData(deps: Deps): Promise<void> {
  while (!(await isFirstDataIn(deps.connection))) {
    if (await claimFirstData(deps.connection, deps.clock())) return loadFirstData(deps);
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}

async function loadFirstData(deps: Deps): Promise<void> {
  if (deps.configuration.demoData) {
    for (const [fileName, kind] of Object.entries(DEMO)) await importDemoFile(deps, fileName, kind);
    await listDemoStaff(deps, FIRST_START.email);
    await listDemoSuppliers(deps, FIRST_START.email);
    await planDemoDeliveries(deps, FIRST_START.email);
    await bookDemoKegs(deps);
    await bookDemoStandingOrder(deps);
    if (deps.configuration.demoRuns) {
      await planDemoRuns(deps);
      await askForDemoBeer(deps);
      await reportDemoWeek(deps);
      await leaveDemoMessages(deps);
    }
    // After orders, so that none of them waits.
    await oweDemo(deps, FIRST_START.email);
    // After orders, so that accounts have an address for their results.
    await announceDemo(deps, FIRST_START.email);
    await letInDemoPeople(deps);
  } else await seedSamples(deps);
  await recordFirstData(deps.connection, deps.clock());
}

async function importDemoFile(deps: Deps, fileName: string, kind: ImportKind): Promise<void> {
  const known = await importModel(deps.connection).findOne({
    fileName,
    startedBy: FIRST_START.email,
    state: { $in: ['applying', 'applied', 'undone'] },
  });
  if (!known) {
    const review = await parseImport(deps, FIRST_START, {
      kind,
      path: path.join(import.meta.dirname, '../data', fileName),
      fileName,
    });
    await startApply(deps, review, FIRST_START);
  }
  // A process killed meanwhile still holds its lease for some seconds.
  const unfinished = { fileName, startedBy: FIRST_START.email, state: 'applying' as const };
  await workOnImports(deps);
  while (await importModel(deps.connection).exists(unfinished)) {
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    await workOnImports(deps);
  }
}

async function seedSamples(deps: Deps): Promise<void> {
  const model = productModel(deps.connection);
  if ((await model.estimatedDocumentCount()) > 0) return;
  const now = deps.clock();
  await model.bulkWrite(
    sampleProducts.map(({ id, ...product }) => ({
      updateOne: {
        filter: { _id: id },
        update: { $setOnInsert: { ...product, created_at: now, updatedAt: now, holds: [] } },
        upsert: true,
      },
    })),
  );
  await deps.live.changed('products');
}
