import { MongoClient } from 'mongodb';
import { restoreBackup, writeBackup } from './office/backups/index.ts';

const USAGE = `npm run backup -- [FOLDER]  writes the database into a new folder in FOLDER
npm run restore -- BACKUP   brings such a folder into an empty database
The database is that of MONGODB_URI, else that of DATA_DIR (.local).`;

/** Shared by `npm run backup` and `npm run restore`. */
async function run([what, folder]: string[], uri = ''): Promise<void> {
  if (!folder || !uri) throw new Error(USAGE);
  const client = await MongoClient.connect(uri, { retryWrites: false, serverSelectionTimeoutMS: 5_000 });
  try {
    if (what === 'restore') return report(`Restored ${folder}`, await restoreBackup(client, folder));
    const written = await writeBackup({ client, uri }, folder, new Date());
    report(`Written to ${written.folder}`, written.manifest);
  } finally {
    await client.close();
  }
}

type Figures = { collections: Record<string, { documents: number; bytes: number }>; waitedMs: number };

function report(what: string, { collections, waitedMs }: Figures): void {
  const parts = Object.values(collections);
  const documents = parts.reduce((sum, part) => sum + part.documents, 0);
  const megabytes = parts.reduce((sum, part) => sum + part.bytes, 0) / 1024 / 1024;
  console.log(
    `${what}: ${parts.length} collections, ${documents} documents, ${megabytes.toFixed(1)} MB; writes waited ${waitedMs} ms.`,
  );
}

run(process.argv.slice(2), process.env.MONGODB_URI).catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
});
