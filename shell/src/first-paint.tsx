import { createStore } from 'jotai/vanilla';
import { renderToString } from 'react-dom/server';
import type { RouteObject } from 'react-router';
import { type CarriedAnswers, createClient, responseOf } from 'shared-domain/client';
import { type Environment, inertEnvironment, loadState } from 'shared-domain/state';
import { paintWith } from 'shared-ui/product-drawing';
import { paintProduct } from 'shared-ui/product-painting';
import { createStillRouter, opened, type RemoteBlock } from './routing/router.tsx';
import { Site } from './site.tsx';

/** The input of a first paint. */
export type FirstPaintRequest = CarriedAnswers & {
  path: string;
  /** The time, in milliseconds. */
  at: number;
  /** The assumed width of the window, in px. */
  width: number;
};

paintWith(paintProduct);

const unknown = () =>
  Response.json({ code: 'not_found', detail: 'This page was rendered without it.' }, { status: 404 });

function environmentOf(request: FirstPaintRequest): Environment {
  const { answers, cookies, hasSession, order, at, width } = request;
  const known = hasSession ? answers : { ...answers, '/api/session': { body: {} } };
  return {
    ...inertEnvironment,
    drawing: { answers, width },
    order,
    now: () => new Date(at),
    cookies: { read: () => cookies, write: () => undefined },
    client: createClient({
      fetch: async (address) => {
        const answer = known[address];
        return answer ? responseOf(answer) : unknown();
      },
      schedule: inertEnvironment.schedule,
    }),
  };
}

/**
 * Renders a remote's page in the site's frame from the API's answers. Runs in the gateway, on the sources that the remote
 * was built from; the browser hydrates from the same answers.
 */
export async function drawFirstPaint(
  block: RemoteBlock,
  routes: RouteObject[],
  request: FirstPaintRequest,
): Promise<string> {
  const store = createStore();
  await loadState(store, environmentOf(request));
  const router = createStillRouter(block, routes, request.path);
  await opened(router);
  return renderToString(<Site store={store} router={router} lookup={() => null} />);
}
