import { join } from 'node:path';

/** The folder of this project: the front ends, the shared packages, `.local/` and `.cache/`. */
export const workspace = join(import.meta.dirname, '../..');
