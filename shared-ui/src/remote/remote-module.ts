import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import type { SlotProps } from './slots.tsx';

/** A route's `handle`, for the frame. */
export interface PageHandle {
  /** The page's own footer, if the remote's frame has `footer: 'none'`. */
  footer?: ReactNode;
}

/**
 * What every remote exposes as `./routes`, its only code interface with the shell: pages relative to its base path, and
 * slots that it fills for other remotes.
 */
export interface RemoteModule {
  routes: RouteObject[];
  slots?: { [Name in keyof SlotProps]?: () => Promise<{ default: ComponentType<SlotProps[Name]> }> };
}
