import type { Location, UNSAFE_createMemoryHistory } from 'react-router';

/** The browser's history, or one without a browser. */
export type History = Omit<ReturnType<typeof UNSAFE_createMemoryHistory>, 'index'>;

/** Called before a page is left; true keeps the page, and `proceed` leaves it later. */
export type LeaveListener = (leaving: { proceed: () => void }) => boolean;

/** Calls `open` on a history navigation. If `keepsPage` says so, first goes back, because the browser has already changed the address. */
export function followHistory(
  history: History,
  keepsPage: (proceed: () => void) => boolean,
  open: (location: Location) => void,
) {
  /** Expected events that this code causes itself. */
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
