import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteBlock } from '../../../delivery/src/applications.ts';
import { contractsFolder } from '../../../delivery/src/bundling/index.ts';
import { integrityOfContent } from '../../../delivery/src/integrity.ts';
import type { ReleaseRecord, ReleaseStorage } from '../../../delivery/src/releases/index.ts';
import { candidateWith } from './candidates.ts';

/** Where a release's code can be changed after the build: as it is loaded, drawn, shown, or a button is pressed, the main one or another. */
export type Place = 'loaded' | 'hidden' | 'drawn' | 'shown' | 'pressed' | 'touched' | 'thanked';

/** A change to the corner's release: functions for its places, its block, what its bundle says of itself, its files. */
export type Patch = {
  code?: Partial<Record<Place, string>>;
  remote?: Partial<RemoteBlock>;
  bundle?: Partial<ReleaseRecord['bundle']>;
  css?: string;
  without?: string;
};

const placed = (place: Place, given = ''): string => `(globalThis as any).corner_${place}(${given})`;

/** A remote with a page, one with a parameter, and an order; each `corner_` name is replaced in the built files. */
const source = `
import { createElement, useEffect, useState } from 'react';
import { Button } from 'shared-ui/button';
import { type RouteObject, useNavigate } from 'react-router';

${placed('loaded')};

function Corner() {
  const [turn, setTurn] = useState(0);
  const navigate = useNavigate();
  useEffect(() => void ${placed('shown', 'setTurn')}, []);
  if (${placed('hidden')}) return null;
  return (
    <>
      <p>The corner</p>
      {${placed('drawn', 'createElement, turn, setTurn')} as string}
      <Button onClick={() => ${placed('pressed', 'navigate, setTurn')}}>Order</Button>
      <button type="button" aria-label="Turn" onClick={() => ${placed('touched')}}>↻</button>
    </>
  );
}

const Thanks = () => <h1>Thank you {${placed('thanked')} as string}</h1>;

export const routes: RouteObject[] = [
  { index: true, element: <Corner /> },
  { path: 'table/:id', element: <Corner /> },
  { path: 'thanks', element: <Thanks /> },
];
`;

/** What the places do in the release as it is. */
const usual: Record<Place, string> = {
  loaded: '() => {}',
  hidden: '() => false',
  drawn: '() => null',
  shown: '() => {}',
  pressed: '(navigate) => navigate("/corner/thanks")',
  touched: '() => {}',
  thanked: '() => null',
};

export type Corner = { record: ReleaseRecord; folder: string };

/** Builds the corner once. */
export async function buildCorner(storage: ReleaseStorage): Promise<Corner> {
  const { record } = await candidateWith(storage, { files: { 'routes.tsx': source } });
  return { record, folder: await storage.folderOf(record.app, record.release) };
}

let made = 0;

type Released = ReleaseRecord['files'][number];

/** Writes a file's new text into a release's folder, in place of its compressed copies too. */
function rewrite(folder: string, file: Released, change: (text: string) => string): Released {
  const before = readFileSync(join(folder, file.path), 'utf8');
  const text = change(before);
  if (text === before) return file;
  for (const ending of ['br', 'gz']) rmSync(join(folder, `${file.path}.${ending}`), { force: true });
  writeFileSync(join(folder, file.path), text);
  return { ...file, brotli: undefined, bytes: Buffer.byteLength(text), integrity: integrityOfContent(text) };
}

/** Puts a patch's code into the built files; the first file names the others' integrity, so that it comes last. */
function rewriteAll(folder: string, files: Released[], { code }: Patch): Released[] {
  const texts = { ...usual, ...code };
  const scripts = files.filter(({ path }) => path.endsWith('.js') && path !== 'remoteEntry.js');
  const rewritten = scripts.map((file) =>
    rewrite(folder, file, (text) =>
      text.replace(/globalThis\.corner_(\w+)/g, (_all, place: Place) => `(${texts[place]})`),
    ),
  );
  return files.map((file) => {
    if (file.path !== 'remoteEntry.js') return rewritten.find(({ path }) => path === file.path) ?? file;
    const naming = (text: string) =>
      rewritten.reduce((all, each, at) => all.replaceAll(scripts[at]?.integrity ?? '', each.integrity), text);
    return rewrite(folder, file, naming);
  });
}

/** Stores a copy of the corner with a change to what was built. */
export async function patched(storage: ReleaseStorage, corner: Corner, patch: Patch): Promise<ReleaseRecord> {
  const folder = mkdtempSync(join(tmpdir(), 'corner-'));
  // Without its sources: their types are the same in each, and no patch is against them.
  const isBuilt = (path: string) => path !== join(corner.folder, contractsFolder);
  cpSync(corner.folder, folder, { recursive: true, filter: isBuilt });
  const { record } = corner;
  const files = rewriteAll(folder, record.files, patch).filter(({ path }) => path !== patch.without);
  if (patch.css !== undefined) {
    writeFileSync(join(folder, 'leak.css'), patch.css);
    files.push({ path: 'leak.css', bytes: patch.css.length, integrity: integrityOfContent(patch.css) });
  }
  made += 1;
  const candidate = {
    ...record,
    release: `${record.release}${made}`,
    sources: `${record.sources}${made}`,
    remote: { ...(record.remote as RemoteBlock), order: { from: '', to: 'thanks' }, ...patch.remote },
    bundle: { ...record.bundle, ...patch.bundle },
    files,
  };
  await storage.put(candidate, folder);
  rmSync(folder, { recursive: true });
  return candidate;
}
