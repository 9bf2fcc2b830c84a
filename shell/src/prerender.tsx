import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { RouteObject } from 'react-router';
import { paintWith } from 'shared-ui/product-drawing';
import { paintProduct } from 'shared-ui/product-painting';
import { createStillRouter, type RemoteBlock } from './routing/router.tsx';
import { Site } from './site.tsx';

paintWith(paintProduct);

/** What the gateway inserts into the HTML of a remote's first page. */
export type Prerendered = {
  /** Tags for the page's head, in which `{{origin}}` stands for the address of the site. */
  head: string;
  /** The content of `#root` until it is hydrated. */
  body: string;
};

/**
 * Prerenders a remote's first page in the site's frame, without data, when the remote is built. A browser with another
 * shell renders it again.
 */
export function prerender(block: RemoteBlock, routes: RouteObject[], head: ReactNode): Prerendered {
  const router = createStillRouter(block, routes);
  return {
    head: renderToStaticMarkup(head),
    body: renderToString(<Site router={router} lookup={() => null} />),
  };
}
