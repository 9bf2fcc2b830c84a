import { join } from 'node:path';

/** The folder of the whole project: where the workspaces, `.local/` and `.cache/` are. */
export const workspace = join(import.meta.dirname, '../..');
