import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderShelf, type Shelf } from './releases/index.ts';
import { workspace } from './workspace.ts';

type Environment = Record<string, string | undefined>;

/** The shelf that the environment names: `RELEASES_DIR`, by default `.local/releases` of the project. */
export const shelfFrom = (environment: Environment): Shelf =>
  folderShelf(environment.RELEASES_DIR ?? join(workspace, '.local/releases'));

/**
 * What preview links are signed with: `PREVIEW_SECRET`, or one that this machine makes for itself and keeps. Gateways
 * on several machines need the variable.
 */
export function previewSecretFrom(environment: Environment): string {
  if (environment.PREVIEW_SECRET) return environment.PREVIEW_SECRET;
  const file = join(workspace, '.local/preview-secret');
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}
