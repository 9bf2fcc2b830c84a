import { createStore } from 'jotai/vanilla';

/** The one store of the page: the shell hands it to its Provider, so that every remote sees the same atoms. */
export const store = createStore();
