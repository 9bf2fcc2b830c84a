import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { paintWith } from 'shared-ui/product-art';
import { paintProduct } from 'shared-ui/product-painting';
import type { RouteObject } from 'shared-ui/router';
import { createStillRouter, type RemoteBlock } from './routing/router.tsx';
import { Site } from './site.tsx';

paintWith(paintProduct);

/** What the gateway inserts into the HTML of a remote's first page. */
export type Prerendered = {
  /** Tags for the page's head, in which `{{origin}}` stands for the address of the site. */
  head: string;
  /** The content of `#root` until the site hydrates it. */
  body: string;
};

/**
 * Prerenders a remote's first page in the site's frame, before any data is fetched. Runs when a remote is built, from the
 * sources of shell and remote; a browser with another shell renders the page again.
 */
export function prerender(block: RemoteBlock, routes: RouteObject[], head: ReactNode): Prerendered {
  const router = createStillRouter(block, routes);
  return {
    head: renderToStaticMarkup(head),
    body: renderToString(<Site router={router} lookup={() => null} />),
  };
}
