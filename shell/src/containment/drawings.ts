/** This many renders in a row, each caused by the effects of the one before, are an endless loop (React's own limit too). */
const limit = 50;

/** What React shows of a page that it draws; a number in which each bit is a kind of work that waits. */
type Root = { pendingLanes: number };

/** React's way to tell its development tools of each drawing; it is there in the production form too. */
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

/** Counts drawings whose effects asked for the next one. Calls `onCircle` when that does not end. */
function counter(onCircle: () => void) {
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
      onCircle();
    },
  };
}

/**
 * Begins to look at what React draws. Has to run before React does, which asks once whether anybody is interested.
 * React itself stops a component that asks for itself while it is drawn or laid out; one whose effects do so would go on
 * for as long as the page is open.
 */
export function watchDrawings(page: Window): void {
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

/** Tells `listener` when the page draws itself without end. Returns what ends that. */
export function onEndlessDrawing(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
