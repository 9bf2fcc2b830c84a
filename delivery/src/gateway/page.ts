import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Prerendered, prerenderedFile } from '../prerendered.ts';
import type { ReleaseRecord, ReleaseStorage } from '../releases/index.ts';
import { hintsFor, ownerOf } from './hints.ts';
import { addressOf, type Composition, integrityOf } from './registry.ts';

/** A page's HTML in the three encodings in which it is sent. */
export type Page = { plain: Buffer; br: Buffer; gzip: Buffer; etag: string };

/** Escapes JSON for a script element, which ends at the first `</script`. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const entryTag = (address: string, integrity: string): string => {
  const attributes = `="${address}" integrity="${integrity}"`;
  return address.endsWith('.css')
    ? `<link rel="stylesheet" href${attributes} />`
    : `<script defer src${attributes}></script>`;
};

const entryTags = ({ shell, start }: Composition): string[] =>
  start?.map((address) => entryTag(address, '')) ??
  (shell.bundle.entry ?? []).map((file) => entryTag(addressOf(shell, file), integrityOf(shell, file)));

/** Fonts to preload on every page, by the file name prefixes in the shell's package.json. */
function fontTags({ shell, start }: Composition): string[] {
  if (start) return [];
  const wanted = shell.host?.fonts ?? [];
  return shell.files
    .filter(({ path }) => path.endsWith('.woff2') && wanted.some((name) => path.startsWith(`${name}.`)))
    .map(
      ({ path }) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${addressOf(shell, path)}" />`,
    );
}

/** A prerendered page needs its style sheets immediately; others can wait for a preload. */
const hintTags = (composition: Composition, path: string, isDrawn: boolean): string[] =>
  hintsFor(composition, path).map(({ address, as, integrity }) => {
    const manner = isDrawn && as === 'style' ? 'rel="stylesheet"' : `rel="preload" as="${as}"`;
    return `<link ${manner} href="${address}" integrity="${integrity}" />`;
  });

/** What a page's HTML depends on besides its composition. */
export type PageParts = { template: string; origin: string; prerendered?: Prerendered };

const place = '<div id="root">';

/** The shell's HTML for one path, with the registry and its preload hints. */
function pageHtml(
  { template, origin, prerendered }: PageParts,
  composition: Composition,
  path: string,
): string {
  const registry = `<script type="application/json" id="release-registry">${inScript(composition.registry)}</script>`;
  const tags = [
    ...fontTags(composition),
    ...entryTags(composition),
    ...hintTags(composition, path, Boolean(prerendered)),
    registry,
    ...(prerendered ? [prerendered.head.replaceAll('{{origin}}', origin)] : []),
  ];
  return template
    .replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`)
    .replace(place, () => `${place}${prerendered?.body ?? ''}`);
}

function inAllForms(html: string): Page {
  const plain = Buffer.from(html);
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  return { plain, br: brotliCompressSync(plain, quick), gzip: gzipSync(plain), etag };
}

/** Rendered pages to cache: most visits go to the same few paths between two releases. */
const kept = 200;

/** Reads a released text once: it never changes. */
function textReader(storage: ReleaseStorage) {
  const texts = new Map<string, string>();
  return async ({ app, release }: ReleaseRecord, name: string): Promise<string> => {
    const key = `${app}/${release}/${name}`;
    const text = texts.get(key) ?? (await readFile(join(await storage.folderOf(app, release), name), 'utf8'));
    texts.set(key, text);
    return text;
  };
}

/** Renders pages and caches the latest ones. `origin` is the site's address. */
export function pageMaker(storage: ReleaseStorage, origin: string) {
  const pages = new Map<string, Page>();
  const textOf = textReader(storage);

  const prerenderedAt = async ({ remotes }: Composition, path: string): Promise<Prerendered | undefined> => {
    const owner = ownerOf(remotes, path);
    if (!owner?.remote?.prerender || owner.remote.basePath !== path) return undefined;
    return JSON.parse(await textOf(owner, prerenderedFile));
  };

  return async (composition: Composition, path: string): Promise<Page> => {
    const template = await textOf(composition.shell, 'page.html');
    const prerendered = await prerenderedAt(composition, path);
    const html = pageHtml({ template, origin, prerendered }, composition, path);
    const page = pages.get(html) ?? inAllForms(html);
    pages.delete(html);
    pages.set(html, page);
    const oldest = pages.size > kept ? pages.keys().next().value : undefined;
    if (oldest !== undefined) pages.delete(oldest);
    return page;
  };
}
