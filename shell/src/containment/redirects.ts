import type { RouteObject } from 'shared-ui/router';

/** This many redirects in a row without reaching a page are an endless loop. */
const limit = 50;

/** Counts a remote's redirects until one of its pages is reached. */
export type Redirects = { arrived(): void; followed(): void };

/** `followed` throws once there are too many redirects. */
export function countRedirects(): Redirects {
  let inARow = 0;
  return {
    arrived() {
      inARow = 0;
    },
    followed() {
      inARow += 1;
      if (inARow <= limit) return;
      inARow = 0;
      throw new Error('This page redirects without end.');
    },
  };
}

const isRedirect = (answer: unknown): boolean =>
  answer instanceof Response && answer.status >= 300 && answer.status < 400 && answer.headers.has('Location');

/** Loaders and middleware return a redirect or throw one. */
function counted<Work extends (...words: never[]) => unknown>(work: Work, { followed }: Redirects): Work {
  const counting = async (...words: Parameters<Work>) => {
    try {
      const answer = await work(...words);
      if (isRedirect(answer)) followed();
      return answer;
    } catch (thrown) {
      if (isRedirect(thrown)) followed();
      throw thrown;
    }
  };
  return counting as unknown as Work;
}

type Loading = Pick<RouteObject, 'loader' | 'middleware'>;

const countedLoading = <Route extends Loading>(route: Route, redirects: Redirects): Route => ({
  ...route,
  ...(typeof route.loader === 'function' ? { loader: counted(route.loader, redirects) } : {}),
  ...(route.middleware ? { middleware: route.middleware.map((each) => counted(each, redirects)) } : {}),
});

/**
 * Wraps a remote's routes to count redirects. The router follows loaders' redirects without rendering in between, so an
 * endless loop would leave the visitor on the previous page forever, with a busy browser.
 */
export function withCountedRedirects(routes: RouteObject[], redirects: Redirects): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route;
    const late = typeof lazy === 'function' && {
      lazy: async () => countedLoading((await lazy()) as Loading, redirects),
    };
    const below = children && { children: withCountedRedirects(children, redirects) };
    return { ...countedLoading(route, redirects), ...late, ...below } as RouteObject;
  });
}
