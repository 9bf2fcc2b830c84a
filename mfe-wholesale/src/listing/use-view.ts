import { atom, useAtom, useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router';
import { environmentAtom, mayShopWholesaleAtom } from 'shared-domain/state';

/** Local-storage key, and query parameter. */
const KEY = 'shop-view';
const PARAMETER = 'view';

const chosenAtom = atom<string | null>(null);

const rememberedAtom = atom(
  (get) => get(chosenAtom) ?? get(environmentAtom).localStorage.read(KEY),
  (get, set, view: string) => {
    get(environmentAtom).localStorage.write(KEY, view);
    set(chosenAtom, view);
  },
);

/** Whether to show rows instead of cards, by the address or the device's choice (LISTING-20). */
export function useView(): [isList: boolean, choose: (view: 'cards' | 'list') => void] {
  const [query, setQuery] = useSearchParams();
  const [remembered, remember] = useAtom(rememberedAtom);
  const isList = useAtomValue(mayShopWholesaleAtom) && (query.get(PARAMETER) ?? remembered) === 'list';
  return [
    isList,
    (view) => {
      remember(view);
      setQuery(
        (now) => {
          now.delete(PARAMETER);
          if (view === 'list') now.set(PARAMETER, view);
          return now;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  ];
}
