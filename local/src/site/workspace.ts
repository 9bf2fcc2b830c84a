import path from 'node:path';

/** The project's folder. */
export const WORKSPACE = path.resolve(import.meta.dirname, '../../..');
