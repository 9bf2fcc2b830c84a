import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type Prerendered, prerenderedFile } from '../prerendered.ts';
import { type ReleaseRecord, type ReleaseStorage, readOnce } from '../releases/index.ts';
import { callTags, type EarlyCall, sessionCall } from './early-calls.ts';
import type { FirstSight } from './first-paint/index.ts';
import { fontTags } from './font-tags.ts';
import { hintsFor, ownerOf } from './hints.ts';
import { type InlineStyles, styleInliner } from './inline-styles.ts';
import { addressOf, type Composition, integrityOf } from './registry.ts';

/** A page's HTML in the three encodings in which it is sent, and the sources of its own styles for its policy. */
export type Page = { plain: Buffer; br: Buffer; gzip: Buffer; etag: string; styleSources: string[] };

/** Escapes JSON for a script element, which ends at the first `</script`. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

type File = { address: string; integrity: string };

const isStyle = ({ address }: File): boolean => address.endsWith('.css');

const entryFiles = ({ shell, start }: Composition): File[] =>
  start?.map((address) => ({ address, integrity: '' })) ??
  (shell.bundle.entry ?? []).map((file) => ({
    address: addressOf(shell, file),
    integrity: integrityOf(shell, file),
  }));

const LATER = ' fetchpriority="low"';

/** On a rendered page, styles and fonts take priority over scripts. */
const lowPriority = (isDrawn: boolean): string => (isDrawn ? LATER : '');

const styleTag = ({ address, integrity }: File, styles: InlineStyles): string =>
  styles.get(address)?.element ?? `<link rel="stylesheet" href="${address}" integrity="${integrity}" />`;

/** The style sheets and scripts that start the page. */
const entryTags = (composition: Composition, priority: string, styles: InlineStyles): string[] =>
  entryFiles(composition).map((file) =>
    isStyle(file)
      ? styleTag(file, styles)
      : `<script defer src="${file.address}" integrity="${file.integrity}"${priority}></script>`,
  );

/** A rendered page needs its style sheets immediately; others can wait for a preload. */
const hintTags = (composition: Composition, path: string, isDrawn: boolean, styles: InlineStyles): string[] =>
  hintsFor(composition, path).map((hint) => {
    const { address, as, integrity } = hint;
    if (as === 'style' && isDrawn) return styleTag(hint, styles);
    const priority = as === 'script' ? lowPriority(isDrawn) : '';
    return `<link rel="preload" as="${as}" href="${address}" integrity="${integrity}"${priority} />`;
  });

const firstTouchFile = 'first-touch.js';

/** The shell's script that keeps presses until a rendered page has started. */
function firstTouchTag({ shell }: Composition, isDrawn: boolean): string[] {
  const integrity = integrityOf(shell, firstTouchFile);
  if (!isDrawn || !integrity) return [];
  return [`<script defer src="${addressOf(shell, firstTouchFile)}" integrity="${integrity}"></script>`];
}

/** What a page's HTML depends on besides its composition. */
export type PageParts = {
  template: string;
  origin: string;
  prerendered: Prerendered | undefined;
  isDrawn: boolean;
  styles: InlineStyles;
} & VisitorParts;

/** What is on a page for its visitor: a drawing, and the calls that their browser makes early. */
type VisitorParts = { sight?: FirstSight | undefined; early: EarlyCall[] };

const place = '<div id="root">';

/**
 * Marks rendered content until scripts take over; they hydrate it only if they would render the same. Prerendered pages are
 * always hydrated.
 */
const drawnPlace = '<div id="root" data-first-paint>';

/** The embedded answers, after the content rendered from them. */
const carriedTag = ({ carried }: FirstSight): string =>
  `<script type="application/json" id="carried-answers">${inScript(carried)}</script>`;

/** The shell's HTML for one path, with the registry and its preload hints. */
function pageHtml(
  { template, origin, prerendered, isDrawn, styles, sight, early }: PageParts,
  composition: Composition,
  path: string,
): string {
  const registry = `<script type="application/json" id="release-registry">${inScript(composition.registry)}</script>`;
  // Nothing is seen of such a page until its first script has run, which a browser would fetch last.
  const isUrgent = ownerOf(composition.remotes, path)?.remote?.earlyCalls !== undefined;
  const fonts = fontTags(composition, path, isUrgent ? LATER : '');
  const tags = [
    ...(isUrgent ? [] : fonts),
    ...firstTouchTag(composition, isDrawn),
    ...entryTags(composition, isUrgent ? ' fetchpriority="high"' : lowPriority(isDrawn), styles),
    ...hintTags(composition, path, isDrawn, styles),
    ...(isUrgent ? fonts : []),
    registry,
    ...callTags(sight && early.length === 0 ? [sessionCall] : early),
    ...(prerendered ? [prerendered.head.replaceAll('{{origin}}', origin)] : []),
  ];
  return template
    .replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`)
    .replace(place, () =>
      sight?.body === undefined ? `${place}${prerendered?.body ?? ''}` : `${drawnPlace}${sight.body}`,
    )
    .replace('</body>', () => `${sight ? carriedTag(sight) : ''}</body>`);
}

function inAllForms(html: string, styleSources: string[]): Page {
  const plain = Buffer.from(html);
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  return { plain, br: brotliCompressSync(plain, quick), gzip: gzipSync(plain), etag, styleSources };
}

/** Bytes of a cached page with its key. */
const bytesOf = ({ plain, br, gzip }: Page, key: string) =>
  2 * key.length + plain.length + br.length + gzip.length;

type PageOptions = {
  /** The site's address. */
  origin: string;
  /** Whether files come from a build that isn't a release yet. */
  inDevelopment?: boolean;
};

/** Builds pages' HTML and caches it, for rendered pages as long as the rendering. */
export function pageMaker(storage: ReleaseStorage, { origin, inDevelopment = false }: PageOptions) {
  // Pages without a rendering: most visits go to the same few paths.
  const pages = new LRUCache<string, Page>({ maxSize: 8_000_000, sizeCalculation: bytesOf });
  const drawnPages = new WeakMap<FirstSight, Map<string, Page>>();
  const textIn = readOnce(async (app: string, release: string, name: string) =>
    readFile(join(await storage.folderOf(app, release), name), 'utf8'),
  );
  const textOf = ({ app, release }: ReleaseRecord, name: string) => textIn(app, release, name);
  const inlineStyles = styleInliner(textOf, origin);

  const prerenderedAt = async ({ remotes }: Composition, path: string): Promise<Prerendered | undefined> => {
    const owner = ownerOf(remotes, path);
    if (!owner?.remote?.prerender || owner.remote.basePath !== path) return undefined;
    return JSON.parse(await textOf(owner, prerenderedFile));
  };

  const pageFor = async (composition: Composition, path: string, parts: VisitorParts): Promise<Page> => {
    const template = await textOf(composition.shell, 'page.html');
    const prerendered = await prerenderedAt(composition, path);
    const isDrawn = prerendered !== undefined || parts.sight?.body !== undefined;
    const areInline = isDrawn && !inDevelopment;
    const styles: InlineStyles = areInline ? await inlineStyles(composition, path) : new Map();
    const html = pageHtml({ template, origin, prerendered, isDrawn, styles, ...parts }, composition, path);
    const sources = [...styles.values()].map(({ source }) => source);
    return inAllForms(html, sources);
  };

  return async (composition: Composition, path: string, parts: VisitorParts): Promise<Page> => {
    const pageOf = () => pageFor(composition, path, parts);
    const { registry, start } = composition;
    const { sight, early } = parts;
    // Far shorter than the page, which follows from it and the drawing.
    const key = JSON.stringify([path, registry, start, early]);
    if (sight) {
      const known = drawnPages.get(sight) ?? new Map<string, Page>();
      const page = known.get(key) ?? (await pageOf());
      drawnPages.set(sight, known.set(key, page));
      return page;
    }
    const page = pages.get(key) ?? (await pageOf());
    pages.set(key, page);
    return page;
  };
}
