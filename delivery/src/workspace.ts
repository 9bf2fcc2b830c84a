import { join } from 'node:path';

/** The folder of what front ends are made with: delivery, the shared packages, the compiler's settings. */
export const tools = join(import.meta.dirname, '../..');

/** The folder of the front ends, `.local/` and `.cache/`: the whole project, or a team's own where the kit runs. */
export const workspace = process.env.REMOTE_WORKSPACE ?? tools;
