import type { Location, UNSAFE_createMemoryHistory } from 'react-router';

/** The browser's history, or one without a browser. */
export type History = Omit<ReturnType<typeof UNSAFE_createMemoryHistory>, 'index'>;

/** Asked before a page is left; true keeps the page, and `proceed` leaves it after all. */
export type LeaveListener = (leaving: { proceed: () => void }) => boolean;

/**
 * Calls `open` when the visitor goes through the history. Where `keepsPage` says so, the history returns to its place
 * first, since the browser has already changed the address.
 */
export function followHistory(
  history: History,
  keepsPage: (proceed: () => void) => boolean,
  open: (location: Location) => void,
) {
  /** What the next event is, where it comes from here and not from the visitor. */
  let expected: 'proceeding' | (() => void) | undefined;

  history.listen(({ location, delta }) => {
    const event = expected;
    expected = undefined;
    if (typeof event === 'function') return event();
    if (event === 'proceeding' || delta === null) return open(location);
    const returned = Promise.withResolvers<void>();
    const proceed = () =>
      void returned.promise.then(() => {
        expected = 'proceeding';
        history.go(delta);
      });
    if (!keepsPage(proceed)) return open(location);
    expected = returned.resolve;
    history.go(-delta);
  });
}
