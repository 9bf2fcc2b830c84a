import { join } from 'node:path';

/** The folder of the build tooling: delivery, the shared packages, the compiler's settings. */
export const tools = join(import.meta.dirname, '../..');

/** The folder of the front ends, `.local/` and `.cache/`: this project, or a team's own with the kit. */
export const workspace = process.env.REMOTE_WORKSPACE ?? tools;
