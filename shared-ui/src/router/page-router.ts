import { type Location, type NavigationType, resolvePath, type To } from 'react-router';
import { followHistory, type History, type LeaveListener } from './history.ts';
import type { RouteObject } from './route.ts';
import { createRouteTree, type Failures, type Matches } from './route-tree.ts';

type Action = `${NavigationType}`;

/** Options of a navigation. */
export type NavigateOptions = {
  /** Replaces the current history entry. */
  replace?: boolean;
  /** History state. */
  state?: unknown;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
};

/** The open page. */
export type RouterState = {
  location: Location;
  historyAction: Action;
  matches: Matches;
  failures: Failures;
  preventScrollReset: boolean;
  /** False until the first page's routes and code have loaded. */
  initialized: boolean;
  /** Whether the site was opened on this page: no navigation has ended yet. */
  isFirst: boolean;
};

/** The pending navigation, if any. */
export type Navigation = { state: 'idle'; location?: undefined } | { state: 'loading'; location: Location };

/** Called before each navigation with its path. To add routes, it returns a promise that doesn't reject, which the navigation awaits. */
export type Discover = (pathname: string) => Promise<void> | undefined;

export type PageRouter = ReturnType<typeof createPageRouter>;

const idle: Navigation = { state: 'idle' };

const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** A set of listeners, and a function that adds one and returns its removal. */
function listenerSet<Listener>() {
  const all = new Set<Listener>();
  const add = (listener: Listener) => {
    all.add(listener);
    return () => void all.delete(listener);
  };
  return { all, add };
}

/** The open page and the pending navigation. `open` opens a page, synchronously if nothing has to load; the last call wins. */
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
    isFirst: true,
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
      update({ ...arrived, initialized: true, isFirst: !state.initialized }, idle);
    };
    const discovery = discover(location.pathname);
    const matches = tree.matchesAt(location);
    if (!discovery && tree.isLoaded(matches)) return arrive(matches);
    if (state.initialized) update(state, { state: 'loading', location });
    await discovery;
    const failures = await tree.load(location);
    if (latest === location) arrive(tree.matchesAt(location), failures);
  }

  return { read: () => ({ state, navigation }), open, load: tree.load, subscribe: listeners.add };
}

/**
 * A router: on navigation it asks leave listeners, loads the next page's routes and code while the open one stays, then
 * changes address and page together.
 */
export function createPageRouter(history: History, routes: RouteObject[], discover?: Discover) {
  const { read, open, load, subscribe } = createPage(history, routes, discover);
  const leaveListeners = listenerSet<LeaveListener>();
  const keepsPage = (proceed: () => void): boolean =>
    [...leaveListeners.all].map((listener) => listener({ proceed })).includes(true);
  followHistory(history, keepsPage, (location) => void open('POP', location));

  const resolved = (to: To) => resolvePath(to, read().state.location.pathname);

  /**
   * Opens an address, which may be relative, or goes through the history. Resolves when the page is open or the
   * navigation was prevented.
   */
  async function navigate(to: To | number, options: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') return history.go(to);
    const { replace = false, state = null, preventScrollReset } = options;
    const location = { ...history.encodeLocation(resolved(to)), state, key: newKey() } as Location;
    const proceed = () => open(replace ? 'REPLACE' : 'PUSH', location, preventScrollReset);
    if (!keepsPage(() => void proceed())) await proceed();
  }

  /** How far down each page was left, in px. */
  const scrollPositions: Record<string, number> = {};

  return {
    scrollPositions,
    get state() {
      return read().state;
    },
    get navigation() {
      return read().navigation;
    },
    /** Resolves once the first page's routes and code have loaded or failed. */
    ready: open('POP', history.location),
    navigate,
    /** Loads the code of a page that may be opened next, if its app's routes are there; a failure is retried on navigation. */
    preload: (to: To): void => void load(resolved(to)),
    createHref: history.createHref,
    /** Calls the listener after each change of `state` or `navigation`. Returns the unsubscribe function. */
    subscribe,
    /** Asks the listener before each navigation. Returns the unsubscribe function. */
    beforeLeaving: leaveListeners.add,
  };
}
