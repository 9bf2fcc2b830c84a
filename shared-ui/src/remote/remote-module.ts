import type { ComponentType } from 'react';
import type { RouteObject } from '../router/index.ts';
import type { SlotProps } from './slots.tsx';

/**
 * What every remote exposes as `./routes`: its pages, relative to the base path that its package.json names, and the
 * slots that it fills for other remotes. The only code seam between the shell and a remote.
 */
export interface RemoteModule {
  routes: RouteObject[];
  slots?: { [Name in keyof SlotProps]?: () => Promise<{ default: ComponentType<SlotProps[Name]> }> };
}
