import { createStore } from 'jotai/vanilla';

/** The page's only store. The shell provides it, so that every remote sees the same atoms. */
export const store = createStore();
