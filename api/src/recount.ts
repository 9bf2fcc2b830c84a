import { openConnection } from './foundation/database/index.ts';
import { recountAll } from './orders/sums/index.ts';

/** `npm run recount`: adds up the day sums of all orders again. */
async function run(uri = ''): Promise<void> {
  const connection = await openConnection(uri);
  try {
    console.log(`${await recountAll({ connection, clock: () => new Date() })} days were added up.`);
  } finally {
    await connection.close();
  }
}

run(process.env.MONGODB_URI).catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
});
