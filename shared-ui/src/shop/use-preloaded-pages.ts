import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { Channel } from 'shared-domain/products';
import { cartCountAtoms } from 'shared-domain/state';
import { usePreload } from '../router/index.ts';

/** Safari has no idle callbacks. */
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

/** Preloads the pages of these addresses once the shop's cart has items, so that they open at once, the cart even offline. */
export function usePreloadedPages(channel: Channel, ...addresses: string[]): void {
  const preload = usePreload();
  const hasItems = useAtomValue(cartCountAtoms[channel]) > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the addresses of a shop's pages don't change
  useEffect(() => {
    // Not within the press that adds the first item.
    if (hasItems) for (const address of addresses) whenIdle(() => preload(address));
  }, [preload, hasItems]);
}
