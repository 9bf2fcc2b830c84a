import { ownerOf } from './hints.ts';
import { addressOf, type Composition } from './registry.ts';

/**
 * Fonts to preload, by the file name prefixes in the shell's package.json: on a page those that its remote names under
 * `fonts`, by default all. Each tag gets `priority` as an attribute.
 */
export function fontTags({ shell, remotes, start }: Composition, page: string, priority: string): string[] {
  if (start) return [];
  const named = ownerOf(remotes, page)?.remote?.fonts;
  const wanted = (shell.host?.fonts ?? []).filter((name) => named?.includes(name) ?? true);
  return shell.files
    .filter(({ path }) => path.endsWith('.woff2') && wanted.some((name) => path.startsWith(`${name}.`)))
    .map(
      ({ path }) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${addressOf(shell, path)}"${priority} />`,
    );
}
