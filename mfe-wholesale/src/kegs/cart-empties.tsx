import { CollectEmpties } from './collect-empties.tsx';
import { useOwnKegs } from './use-own-kegs.ts';

/** 'Collect empties' in the cart; empty unless kegs are out. */
export function CartEmpties() {
  const { answer: kegs } = useOwnKegs();
  if (!kegs?.ok || !kegs.data.hasKegs) return null;
  return <CollectEmpties account={kegs.data.account} isOnCart />;
}
