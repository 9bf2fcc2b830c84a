import { openConnection } from './foundation/database/index.ts';
import { auditModel, verifyChain } from './requests/audit/index.ts';

/** `npm run audit:verify -- [HASH]`: verifies the chain, and that it still contains an earlier run's last hash. */
async function run(uri = '', [known]: string[] = []): Promise<void> {
  const connection = await openConnection(uri);
  try {
    const { entries, waiting, head, broken } = await verifyChain(connection);
    const isLost = known && !(await auditModel(connection).exists({ 'chain.hash': known }));
    const fault = broken ?? (isLost ? `no entry has the hash ${known}: the end was cut off` : undefined);
    if (fault) throw new Error(`The audit is broken after ${entries} entries: ${fault}.`);
    console.log(
      `The audit is whole: ${entries} entries, ${waiting} more to be chained. Last hash: ${head.hash}`,
    );
  } finally {
    await connection.close();
  }
}

run(process.env.MONGODB_URI, process.argv.slice(2)).catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
});
