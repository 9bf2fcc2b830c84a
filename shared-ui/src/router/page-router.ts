import { type Location, type NavigationType, resolvePath, type To } from 'react-router';
import { followHistory, type History, type LeaveListener } from './history.ts';
import type { RouteObject } from './route.ts';
import { createRouteTree, type Failures, type Matches } from './route-tree.ts';

type Action = `${NavigationType}`;

/** What a navigation may say beside its address. */
export type NavigateOptions = {
  /** True: the new address takes the current one's place in the history. */
  replace?: boolean;
  /** Kept with the history's entry. */
  state?: unknown;
  /** True: the page isn't scrolled to its top. */
  preventScrollReset?: boolean;
};

/** The open page. */
export type RouterState = {
  location: Location;
  historyAction: Action;
  matches: Matches;
  failures: Failures;
  preventScrollReset: boolean;
  /** False until the first page's routes and code are here. */
  initialized: boolean;
};

/** Whether another page is on its way, and which. */
export type Navigation = { state: 'idle'; location?: undefined } | { state: 'loading'; location: Location };

/**
 * Called before each navigation with its path. It may add to the routes that the router was made with; it then returns a
 * promise that the navigation waits for, and that doesn't reject.
 */
export type Discover = (pathname: string) => Promise<void> | undefined;

export type PageRouter = ReturnType<typeof createPageRouter>;

const idle: Navigation = { state: 'idle' };

const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** A set of listeners, and what adds one and returns what removes it. */
function listenerSet<Listener>() {
  const all = new Set<Listener>();
  const add = (listener: Listener) => {
    all.add(listener);
    return () => void all.delete(listener);
  };
  return { all, add };
}

/** The open page of a router and the navigation under way, opened by `open`: at once if nothing has to be loaded. The last place that is opened wins. */
function createPage(history: History, routes: RouteObject[], discover: Discover = () => undefined) {
  const tree = createRouteTree(routes);
  const listeners = listenerSet<() => void>();
  let latest = history.location;
  let state: RouterState = {
    location: latest,
    historyAction: 'POP',
    matches: tree.matchesAt(latest),
    failures: new Map(),
    preventScrollReset: false,
    initialized: false,
  };
  let navigation = idle;

  function update(opened: RouterState, underWay: Navigation) {
    state = opened;
    navigation = underWay;
    for (const listener of listeners.all) listener();
  }

  async function open(historyAction: Action, location: Location, preventScrollReset = false) {
    latest = location;
    const arrive = (matches: Matches, failures: Failures = new Map()) => {
      if (historyAction === 'PUSH') history.push(location, location.state);
      if (historyAction === 'REPLACE') history.replace(location, location.state);
      const arrived = { location, historyAction, matches, failures, preventScrollReset };
      update({ ...arrived, initialized: true }, idle);
    };
    const discovery = discover(location.pathname);
    const matches = tree.matchesAt(location);
    if (!discovery && tree.isLoaded(matches)) return arrive(matches);
    if (state.initialized) update(state, { state: 'loading', location });
    await discovery;
    const failures = await tree.load(location);
    if (latest === location) arrive(tree.matchesAt(location), failures);
  }

  return { read: () => ({ state, navigation }), open, subscribe: listeners.add };
}

/**
 * Keeps the open page and moves to another one: asks who wants to keep the page, loads the routes and code that the next
 * one needs while the open one stays, then changes address and page together.
 */
export function createPageRouter(history: History, routes: RouteObject[], discover?: Discover) {
  const { read, open, subscribe } = createPage(history, routes, discover);
  const leaveListeners = listenerSet<LeaveListener>();
  const keepsPage = (proceed: () => void): boolean =>
    [...leaveListeners.all].map((listener) => listener({ proceed })).includes(true);
  followHistory(history, keepsPage, (location) => void open('POP', location));

  /**
   * Opens an address, relative to the open one, or goes that many steps through the history. Resolves when the page is
   * open, or a later navigation or a listener has prevented it.
   */
  async function navigate(to: To | number, options: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') return history.go(to);
    const { replace = false, state = null, preventScrollReset } = options;
    const path = history.encodeLocation(resolvePath(to, read().state.location.pathname));
    const location = { ...path, state, key: newKey() } as Location;
    const proceed = () => open(replace ? 'REPLACE' : 'PUSH', location, preventScrollReset);
    if (!keepsPage(() => void proceed())) await proceed();
  }

  return {
    get state() {
      return read().state;
    },
    get navigation() {
      return read().navigation;
    },
    /** Resolves when the first page's routes and code are here, or have failed. */
    ready: open('POP', history.location),
    navigate,
    createHref: history.createHref,
    /** Calls the listener after each change of `state` or `navigation`; returns what ends that. */
    subscribe,
    /** Asks the listener before each navigation; returns what ends that. */
    beforeLeaving: leaveListeners.add,
  };
}
