import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Application, RemoteBlock } from '../../../delivery/src/applications.ts';
import { buildApplication } from '../../../delivery/src/bundling/index.ts';
import { storageFrom } from '../../../delivery/src/configuration.ts';
import { integrityOfContent } from '../../../delivery/src/integrity.ts';
import { recordOf } from '../../../delivery/src/publication/index.ts';
import {
  folderStorage,
  goLive,
  pointerOf,
  type ReleaseRecord,
  type ReleaseStorage,
} from '../../../delivery/src/releases/index.ts';
import { workspace } from '../../../delivery/src/workspace.ts';

/** A made-up remote: one page, one button, one call. */
export const healthySource = `
import { useEffect, useState } from 'react';
import { Button } from 'shared-ui/button';
import type { RouteObject } from 'react-router';

function Corner() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    fetch('/api/settings').then((answer) => setOpen(answer.ok));
  }, []);
  return <Button onClick={() => setOpen(!open)}>{open ? 'Open' : 'Closed'}</Button>;
}

export const routes: RouteObject[] = [{ index: true, element: <Corner /> }, { path: 'table/:id', element: <Corner /> }];
`;

export const block: RemoteBlock = {
  name: 'mfe_corner',
  basePath: '/corner',
  title: 'The Corner',
  frame: { chrome: 'customer', links: [], cart: null, breadcrumbs: false, footer: 'retail', gate: null },
};

export type Candidate = { application: Application; record: ReleaseRecord; storage: ReleaseStorage };

/** A separate folder with the live shell and retail shop, so that tests never change what is live. */
export async function releasesWithLiveShell(): Promise<string> {
  const live = storageFrom(process.env);
  const folder = mkdtempSync(join(tmpdir(), 'gate-'));
  const storage = folderStorage(folder);
  for (const app of ['shell', 'mfe-dtc']) {
    const pointer = await pointerOf(live, app);
    const record = pointer && (await live.read(app, pointer.current.release));
    if (!record) throw new Error(`No release of ${app} is stored: npm run release -- ${app}`);
    await storage.put(record, await live.folderOf(app, record.release));
    await goLive(storage, record, 'release', 'the gate’s tests');
  }
  return folder;
}

/** `releasesWithLiveShell` as a storage without keys. */
export const storageWithLiveShell = async (): Promise<ReleaseStorage> =>
  folderStorage(await releasesWithLiveShell());

/** Sources are built inside the workspace, where loaders and types can be resolved. */
export function writeSources(files: Record<string, string>, folder = 'mfe-corner'): string {
  const root = join(workspace, '.cache/gate-candidates', folder);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(join(root, 'src'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'src', name), text);
  return root;
}

type Change = { files?: Record<string, string>; remote?: Partial<RemoteBlock>; tamper?: string };

/** Corrupts a released file after the build, including its hash. */
export function spoil(record: ReleaseRecord, folder: string, path: string): ReleaseRecord {
  const content = `)(${readFileSync(join(folder, path), 'utf8')}`;
  writeFileSync(join(folder, path), content);
  writeFileSync(join(folder, `${path}.gz`), gzipSync(content));
  const files = record.files.map((file) =>
    file.path === path ? { ...file, brotli: undefined, integrity: integrityOfContent(content) } : file,
  );
  return { ...record, files };
}

/** Builds and stores the remote with a change, without making it live. */
export async function candidateWith(storage: ReleaseStorage, change: Change): Promise<Candidate> {
  const root = writeSources({ 'routes.tsx': healthySource, ...change.files });
  const remote = { ...block, ...change.remote };
  const application: Application = { app: 'mfe-corner', root, version: '1.0.0', dependencies: {}, remote };
  const output = mkdtempSync(join(tmpdir(), 'candidate-'));
  const sources = createHash('sha256').update(JSON.stringify(change)).digest('hex').slice(0, 8);
  const made = await buildApplication(application, { workspace, output, edition: sources });
  const built = recordOf(application, made, sources, workspace);
  const record = change.tamper ? spoil(built, made.folder, change.tamper) : built;
  await storage.put(record, made.folder);
  return { application, record, storage };
}
