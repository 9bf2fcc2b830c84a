import { join } from 'node:path';
import { folderShelf, type Shelf } from './releases/index.ts';
import { workspace } from './workspace.ts';

type Environment = Record<string, string | undefined>;

/** The shelf that the environment names: `RELEASES_DIR`, by default `.local/releases` of the project. */
export const shelfFrom = (environment: Environment): Shelf =>
  folderShelf(environment.RELEASES_DIR ?? join(workspace, '.local/releases'));
