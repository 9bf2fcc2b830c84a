import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  bootstrap,
  DefaultLogger,
  DefaultSearchPlugin,
  defaultConfig,
  dummyPaymentHandler,
  JobQueueService,
  LogLevel,
  mergeConfig,
} from '@vendure/core';
import { populate } from '@vendure/core/cli/index.js';

/**
 * Vendure with its own defaults, on SQLite: `server.mjs <port> <folder> [products.csv]`. With the products of a CSV file it
 * fills the empty database and ends.
 */
const [port, folder, csv] = process.argv.slice(2);

const config = {
  apiOptions: {
    port: Number(port),
    hostname: '127.0.0.1',
    adminApiPath: 'admin-api',
    shopApiPath: 'shop-api',
  },
  authOptions: {
    tokenMethod: ['bearer', 'cookie'],
    superadminCredentials: { identifier: 'superadmin', password: 'only for measuring' },
    cookieOptions: { secret: 'bench' },
    requireVerification: false,
  },
  dbConnectionOptions: {
    type: 'better-sqlite3',
    database: join(folder, 'vendure.sqlite'),
    synchronize: Boolean(csv),
    logging: false,
  },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  importExportOptions: { importAssetsDir: folder },
  plugins: [DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true })],
  logger: new DefaultLogger({ level: LogLevel.Error }),
};

const initialData = {
  defaultLanguage: 'en',
  defaultZone: 'Americas',
  countries: [{ name: 'Canada', code: 'CA', zone: 'Americas' }],
  taxRates: [{ name: 'Standard Tax', percentage: 5 }],
  shippingMethods: [{ name: 'Parcel', price: 1495 }],
  paymentMethods: [
    {
      name: 'On account',
      handler: { code: dummyPaymentHandler.code, arguments: [{ name: 'automaticSettle', value: 'true' }] },
    },
  ],
  collections: [],
};

const start = async () => {
  const app = await bootstrap(mergeConfig(config, {}));
  await app.get(JobQueueService).start();
  return app;
};
if (csv) {
  // Jobs in memory fill the search index, one for each product; by default one starts every 200 ms.
  const jobs = defaultConfig.jobQueueOptions.jobQueueStrategy;
  jobs.pollInterval = 1;
  await populate(start, initialData, csv);
  while ((await jobs.findMany({ filter: { isSettled: { eq: false } } })).totalItems > 0) await pause(250);
  process.exit();
}
await start();
