import { join } from 'node:path';
import {
  bootstrap,
  DefaultLogger,
  DefaultSearchPlugin,
  dummyPaymentHandler,
  JobQueueService,
  LogLevel,
  mergeConfig,
} from '@vendure/core';
import { populate } from '@vendure/core/cli/index.js';

/** Vendure with its own defaults, on SQLite, with the products of a CSV file: `server.mjs <port> <folder> <products.csv>`. */
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
    synchronize: true,
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
await populate(start, initialData, csv);
process.send?.('ready');
