import { MongoClient } from 'mongodb';

/**
 * Locks a standalone server against writes until its parent process asks or dies, for at most `LOCK_MS`: a killed backup
 * must not stop the shop. Runs as a process of its own, with the address in MONGODB_URI.
 */
async function hold(uri: string, longestMs: number): Promise<void> {
  const client = await MongoClient.connect(uri, { directConnection: true, retryWrites: false });
  const admin = client.db('admin');
  const asked = new Promise<boolean>((resolve) => {
    process.once('message', () => resolve(true));
    process.once('disconnect', () => resolve(true));
    setTimeout(() => resolve(false), longestMs);
  });
  await admin.command({ fsync: 1, lock: true });
  if (process.connected) process.send?.('locked');
  const isInTime = await asked;
  await admin.command({ fsyncUnlock: 1 });
  await client.close();
  process.exit(isInTime ? 0 : 1);
}

await hold(process.env.MONGODB_URI ?? '', Number(process.env.LOCK_MS));
