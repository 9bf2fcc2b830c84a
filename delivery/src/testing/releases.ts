import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { HostBlock, RemoteBlock } from '../applications.ts';
import type { BundleDescription } from '../bundling/description.ts';
import { filesOf, serverFilesOf } from '../publication/index.ts';
import { folderStorage, goLive, type ReleaseRecord, type ReleaseStorage } from '../releases/index.ts';

export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'delivery-'));

type Made = {
  app: string;
  release: string;
  /** By default an entry that differs from one release to another. */
  files?: Record<string, string>;
  remote?: RemoteBlock;
  host?: HostBlock;
  bundle?: Partial<BundleDescription>;
  builtAt?: string;
  /** The digest of the sources it was built from. */
  sources?: string;
};

/** Stores a release with the given files, without a build. */
export async function storeMade(storage: ReleaseStorage, { builtAt, ...made }: Made) {
  const {
    app,
    release,
    files = { 'remoteEntry.js': release },
    remote,
    host,
    bundle,
    sources = `sources of ${release}`,
  } = made;
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
  }
  const record: ReleaseRecord = {
    app,
    version: '1.0.0',
    release,
    sources,
    commit: '0123456789abcdef',
    dirty: false,
    author: 'Nora Whitfield',
    builtAt: builtAt ?? '2026-11-20T10:00:00.000Z',
    buildSeconds: 3,
    remote,
    host,
    bundle: { chunks: {}, ...bundle },
    files: filesOf(folder),
    server: serverFilesOf(folder),
  };
  await storage.put(record, folder);
  return record;
}

/** Stores such a release and makes it live. */
export async function releaseMade(storage: ReleaseStorage, made: Made): Promise<ReleaseRecord> {
  const record = await storeMade(storage, made);
  await goLive(storage, record, 'release', 'Nora');
  return record;
}

/** The block of a remote at a path of its name (`mfe-dtc` at `/dtc`). */
export const remoteOf = (app: string, more: Partial<RemoteBlock> = {}): RemoteBlock => ({
  name: app.replaceAll('-', '_'),
  basePath: app.replace('mfe-', '/'),
  title: 'Retail',
  frame: {},
  ...more,
});

/** A folder with a shell and a retail shop, both live. */
export async function smallSite(): Promise<ReleaseStorage> {
  const storage = folderStorage(temporaryFolder());
  await storeSmallSite(storage);
  return storage;
}

/** A shell and a retail shop, both live. */
export async function storeSmallSite(storage: ReleaseStorage): Promise<void> {
  const template =
    '<!doctype html><html><head><title>Shop</title></head><body><div id="root"></div></body></html>';
  await releaseMade(storage, {
    app: 'shell',
    release: '1.0.0+aaaa',
    files: { 'page.html': template, 'main.js': 'start()', 'art.js': 'art()', 'favicon.svg': '<svg/>' },
    host: { name: 'shell' },
    bundle: { entry: ['main.js'], shares: { 'shared-ui/product-art': ['art.js'] } },
  });
  await releaseMade(storage, {
    app: 'mfe-dtc',
    release: '1.0.0+bbbb',
    files: {
      'remoteEntry.js': 'entry()',
      'routes.js': 'routes()',
      'cart.js': 'cart()',
      'routes.js.map': '{}',
    },
    remote: remoteOf('mfe-dtc', { frame: { chrome: 'customer' }, pages: { cart: ['cart'] } }),
    bundle: {
      routes: ['remoteEntry.js', 'routes.js'],
      chunks: { cart: ['cart.js'] },
      consumes: { routes: ['react'], cart: ['shared-ui/product-art'] },
    },
  });
}
