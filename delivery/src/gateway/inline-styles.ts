import { createHash } from 'node:crypto';
import type { ReleaseRecord } from '../releases/index.ts';
import { hintsFor } from './hints.ts';
import { addressOf, type Composition } from './registry.ts';

/** A style sheet as part of the page, and the source by which the content security policy allows it. */
export type InlineStyle = { element: string; source: string };

/** The style sheets of a page that are part of it, by address. */
export type InlineStyles = ReadonlyMap<string, InlineStyle>;

/** The beginning of an address that is relative to its style sheet. */
const relative = /url\((["']?)(?!["'#/]|data:|https?:)/g;

/** The scripts that would load the style sheet recognise the element by `data-href`. */
function inlineStyle(css: string, address: string, origin: string): InlineStyle {
  const folder = address.slice(0, address.lastIndexOf('/') + 1);
  // A style element ends at the first `</style`, even within a string.
  const text = css.replace(relative, `url($1${folder}`).replaceAll('</', '<\\/');
  const hash = createHash('sha256').update(text).digest('base64');
  return { element: `<style data-href="${origin}${address}">${text}</style>`, source: `'sha256-${hash}'` };
}

type Sheet = { record: ReleaseRecord; file: string };

/** The style sheets that a page needs for its first paint. */
function sheetsOf(composition: Composition, path: string): Sheet[] {
  const { shell } = composition;
  const all = [
    ...(shell.bundle.entry ?? []).map((file) => ({ record: shell, file })),
    ...hintsFor(composition, path),
  ];
  return all.filter(({ file }) => file.endsWith('.css'));
}

/**
 * Makes the style sheets of rendered pages part of them: requesting them would delay a phone's first paint by the 0.2 to 0.3 s
 * that its line takes to answer. One that can't be read stays a link.
 */
export function styleInliner(
  textOf: (record: ReleaseRecord, file: string) => Promise<string>,
  origin: string,
) {
  const known = new Map<string, InlineStyle>();
  const inlined = async ({ record, file }: Sheet) => {
    const address = addressOf(record, file);
    const read = async () => inlineStyle(await textOf(record, file), address, origin);
    const style = known.get(address) ?? (await read().catch(() => undefined));
    if (style) known.set(address, style);
    return style && ([address, style] as const);
  };
  return async (composition: Composition, path: string): Promise<InlineStyles> => {
    const styles = await Promise.all(sheetsOf(composition, path).map(inlined));
    return new Map(styles.filter((style) => style !== undefined));
  };
}
