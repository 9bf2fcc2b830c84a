import { atom } from 'jotai/vanilla';
import type { Composition } from '../../interface/contracts/index.ts';

/** The dialog that is open over the page; one at a time. */
export type OpenDialog = null | 'contact' | 'customer-type' | 'licence';
export const openDialogAtom = atom<OpenDialog>(null);

const apps = atom<Composition>({});

/** The page's app versions (app name to release), sent with orders and error reports. */
export const compositionAtom = atom((get) => get(apps));

/** Records that an app of this release is part of the page. */
export const recordAppAtom = atom(null, (get, set, app: string, release: string) => {
  if (get(apps)[app] !== release) set(apps, { ...get(apps), [app]: release });
});

/** Whether the API's live events are connected; null before the first attempt. */
export const isLiveAtom = atom<boolean | null>(null);
