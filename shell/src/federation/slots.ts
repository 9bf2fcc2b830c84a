import { type ComponentType, lazy } from 'react';
import type { SlotLookup, SlotName, SlotProps } from 'shared-ui/remote';
import type { RegisteredRemote, ReleaseRegistry } from '../registry/index.ts';
import type { LoadRemote } from './remotes.ts';

const nothing = () => null;

/** Loads what `remote` offers for a slot. If it can't be loaded, the slot stays empty. */
async function offeredBy<Name extends SlotName>(
  remote: RegisteredRemote,
  name: Name,
  load: LoadRemote,
): Promise<{ default: ComponentType<SlotProps[Name]> }> {
  try {
    const { slots } = await load(remote);
    return (await slots?.[name]?.()) ?? { default: nothing };
  } catch {
    return { default: nothing };
  }
}

/**
 * Finds a slot's remote in the registry; its code loads on first render. A name always gives the same component, so that
 * React keeps its state.
 */
export function slotLookup(registry: ReleaseRegistry, load: LoadRemote): SlotLookup {
  const components = new Map<SlotName, ComponentType<never>>();
  const find = <Name extends SlotName>(name: Name) => {
    const known = components.get(name);
    const owner = registry.remotes.find(({ slots }) => slots.includes(name));
    if (known || !owner) return known ?? null;
    const component = lazy(() => offeredBy(owner, name, load)) as ComponentType<never>;
    components.set(name, component);
    return component;
  };
  return find as SlotLookup;
}
