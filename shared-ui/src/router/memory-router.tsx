import { createContext, type ReactNode, useContext, useState } from 'react';
import { UNSAFE_createMemoryHistory } from 'react-router';
import { createPageRouter } from './page-router.ts';
import type { RouteObject } from './route.ts';
import { RouterProvider } from './router-provider.tsx';

type Options = Parameters<typeof UNSAFE_createMemoryHistory>[0];

/** A router that starts at the last of the addresses, or at `/`. */
export const createMemoryRouter = (routes: RouteObject[], options?: Options) =>
  createPageRouter(UNSAFE_createMemoryHistory(options), routes);

const Page = createContext<ReactNode>(null);

const SamePage = () => useContext(Page);

/** Renders the same at every address. */
export function MemoryRouter({ children, ...options }: Options & { children?: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', Component: SamePage }], options));
  return (
    <Page value={children}>
      <RouterProvider router={router} />
    </Page>
  );
}
