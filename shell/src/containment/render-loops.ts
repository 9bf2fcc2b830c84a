/** Consecutive renders caused by effects that count as an endless loop, as in React. */
const limit = 50;

/** The part of a React root that we read; a bit mask of pending work. */
type Root = { pendingLanes: number };

/** The hook through which React notifies its developer tools of each commit, also in production. */
type Hook = {
  supportsFiber?: boolean;
  inject?: (renderer: unknown) => unknown;
  onCommitFiberRoot?: (id: unknown, root: Root, ...more: unknown[]) => void;
  onPostCommitFiberRoot?: (id: unknown, root: Root) => void;
  onCommitFiberUnmount?: () => void;
};

declare global {
  interface Window {
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook;
  }
}

const listeners = new Set<() => void>();

/** Counts renders caused by the previous render's effects. Calls `onLoop` when they don't end. */
function counter(onLoop: () => void) {
  let inARow = 0;
  let waiting = 0;
  let effectsRan = true;
  return {
    drawn(root: Root): void {
      if (!effectsRan) inARow = 0;
      waiting = root.pendingLanes;
      effectsRan = false;
    },
    effectsDone(root: Root): void {
      effectsRan = true;
      inARow = root.pendingLanes & ~waiting ? inARow + 1 : 0;
      if (inARow <= limit) return;
      inARow = 0;
      onLoop();
    },
  };
}

/**
 * Starts observing React's commits. Must run before React loads, which looks for the hook once. React itself stops
 * endless loops in render and layout effects, but not in passive effects.
 */
export function watchRenderLoops(page: Window): void {
  const { drawn, effectsDone } = counter(() => {
    for (const listener of listeners) listener();
  });
  page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { supportsFiber: true, inject: () => 1 };
  const hook = page.__REACT_DEVTOOLS_GLOBAL_HOOK__;
  const { onCommitFiberRoot, onPostCommitFiberRoot } = hook;
  hook.onCommitFiberRoot = (id, root, ...more) => {
    drawn(root);
    onCommitFiberRoot?.call(hook, id, root, ...more);
  };
  hook.onPostCommitFiberRoot = (id, root) => {
    effectsDone(root);
    onPostCommitFiberRoot?.call(hook, id, root);
  };
  hook.onCommitFiberUnmount ??= () => undefined;
}

/** Calls `listener` when the page renders in an endless loop. Returns a function that unsubscribes. */
export function onEndlessRenders(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
