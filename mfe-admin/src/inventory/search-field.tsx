import { useEffect, useRef, useState } from 'react';
import { SearchBox } from '../parts/index.ts';
import type { InventoryAddress } from './use-inventory-view.ts';

/** The search of the inventory. What is typed shows at once; the address follows. */
export function SearchField({ address: { view, filter } }: { address: InventoryAddress }) {
  const asked = view.filters.search;
  const [text, setText] = useState(asked);
  const written = useRef(asked);
  useEffect(() => {
    if (asked === written.current) return;
    written.current = asked;
    setText(asked);
  }, [asked]);
  const type = (typed: string) => {
    setText(typed);
    written.current = typed.trim();
    filter({ search: typed });
  };
  return <SearchBox label="Search" value={text} onChange={type} />;
}
