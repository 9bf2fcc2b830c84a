import type { Deps } from './dependencies.ts';

/** Brings in what an empty database starts with. */
export async function prepareData(_deps: Deps): Promise<void> {}
