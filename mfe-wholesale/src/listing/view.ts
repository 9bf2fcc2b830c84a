import { atom } from 'jotai';
import { environmentAtom, mayShopWholesaleAtom } from 'shared-domain/state';

/** Local-storage key: the choice is the device's. */
const KEY = 'shop-view';

const chosenAtom = atom<string | null>(null);

/** Whether a page of the shop shows rows instead of cards, as this device remembers (LISTING-20). */
export const isListAtom = atom(
  (get) =>
    // A page that was drawn for nobody is hydrated as it is.
    get(mayShopWholesaleAtom) && (get(chosenAtom) ?? get(environmentAtom).localStorage.read(KEY)) === 'list',
  (get, set, isList: boolean) => {
    const view = isList ? 'list' : 'cards';
    get(environmentAtom).localStorage.write(KEY, view);
    set(chosenAtom, view);
  },
);
