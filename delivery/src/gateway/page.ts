import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Shelf } from '../releases/index.ts';
import { hintsFor } from './hints.ts';
import { addressOf, type Composition, integrityOf } from './registry.ts';

/** A page's HTML in the three forms in which it is sent. */
export type Page = { plain: Buffer; br: Buffer; gzip: Buffer; etag: string };

/** Data in a script element ends at the first `</script`, wherever it stands. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

function entryTags({ shell }: Composition): string[] {
  return (shell.bundle.entry ?? []).map((file) => {
    const attributes = `="${addressOf(shell, file)}" integrity="${integrityOf(shell, file)}"`;
    return file.endsWith('.css')
      ? `<link rel="stylesheet" href${attributes} />`
      : `<script defer src${attributes}></script>`;
  });
}

/** Fonts that every page shows at once; named in the shell's package.json by the beginning of their file names. */
function fontTags({ shell }: Composition): string[] {
  const wanted = shell.host?.fonts ?? [];
  return shell.files
    .filter(({ path }) => path.endsWith('.woff2') && wanted.some((name) => path.startsWith(`${name}.`)))
    .map(
      ({ path }) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${addressOf(shell, path)}" />`,
    );
}

const hintTags = (composition: Composition, path: string): string[] =>
  hintsFor(composition, path).map(
    ({ address, as, integrity }) =>
      `<link rel="preload" as="${as}" href="${address}" integrity="${integrity}" />`,
  );

/** The shell's HTML for one path, with the registry and everything that the page will ask for. */
export function pageHtml(template: string, composition: Composition, path: string): string {
  const registry = `<script type="application/json" id="release-registry">${inScript(composition.registry)}</script>`;
  const tags = [
    ...fontTags(composition),
    ...entryTags(composition),
    ...hintTags(composition, path),
    registry,
  ];
  return template.replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`);
}

function inAllForms(html: string): Page {
  const plain = Buffer.from(html);
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  return { plain, br: brotliCompressSync(plain, quick), gzip: gzipSync(plain), etag };
}

/** Pages that were made lately are kept: most visits come to the same few paths between two releases. */
const kept = 200;

/** Makes pages and keeps the latest ones, by their content. */
export function pageMaker(shelf: Shelf) {
  const templates = new Map<string, string>();
  const pages = new Map<string, Page>();

  const templateOf = async ({ shell }: Composition): Promise<string> => {
    const known = templates.get(shell.release);
    if (known) return known;
    const text = await readFile(join(await shelf.folderOf(shell.app, shell.release), 'page.html'), 'utf8');
    templates.set(shell.release, text);
    return text;
  };

  return async (composition: Composition, path: string): Promise<Page> => {
    const html = pageHtml(await templateOf(composition), composition, path);
    const page = pages.get(html) ?? inAllForms(html);
    pages.delete(html);
    pages.set(html, page);
    const oldest = pages.size > kept ? pages.keys().next().value : undefined;
    if (oldest !== undefined) pages.delete(oldest);
    return page;
  };
}
