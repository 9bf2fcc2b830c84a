import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from '../router/index.ts';
import type { SlotProps } from './slots.tsx';

/** What a route may tell the frame about its page, as its `handle`. */
export interface PageHandle {
  /** A footer of the page's own, if the remote's frame has `footer: 'none'`. The frame draws it beside `main`. */
  footer?: ReactNode;
}

/**
 * What every remote exposes as `./routes`: its pages, relative to the base path in its package.json, and the slots that
 * it fills for other remotes. The only code interface between the shell and a remote.
 */
export interface RemoteModule {
  routes: RouteObject[];
  slots?: { [Name in keyof SlotProps]?: () => Promise<{ default: ComponentType<SlotProps[Name]> }> };
}
