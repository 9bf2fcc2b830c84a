/** Holds the place of a remote's first page while its code is on the way. */
export function RemoteWaiting() {
  return <p role="status">Loading…</p>;
}
