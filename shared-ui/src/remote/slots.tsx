import { type ComponentType, createContext, type ReactNode, Suspense, useContext } from 'react';
import type { Product } from 'shared-domain/products';

/** The props of each slot, a place where one remote shows another's component. */
export interface SlotProps {
  /** Staff's visible/hidden toggle and 'Edit Product' on a shop's product page (owned by the admin). */
  'product-tools': { product: Product };
  /** The future shop's bar: its moment, and the controls to leave it (owned by the admin). */
  'future-bar': { moment: Date };
}

export type SlotName = keyof SlotProps;

/** Finds a slot's component: always the same lazy one for a name, or null. */
export type SlotLookup = <Name extends SlotName>(name: Name) => ComponentType<SlotProps[Name]> | null;

const SlotContext = createContext<SlotLookup>(() => null);

/** Provided by the shell; tests pass their own lookup. */
export function SlotProvider({ lookup, children }: { lookup: SlotLookup; children: ReactNode }) {
  return <SlotContext value={lookup}>{children}</SlotContext>;
}

/** Renders the component that fills `name`, if any. Render it only for those who may use it, so that staff code never reaches customers. */
export function Slot<Name extends SlotName>({ name, props }: { name: Name; props: SlotProps[Name] }) {
  const Offered = useContext(SlotContext)(name) as ComponentType<SlotProps[SlotName]> | null;
  return Offered ? (
    <Suspense fallback={null}>
      <Offered {...props} />
    </Suspense>
  ) : null;
}
