/** Says in the page's place that one part of the site is away, while the rest goes on; offers to try again. */
export function FailureNotice({ part, onRetry }: { part: string; onRetry: () => void }) {
  return (
    <section role="alert">
      <h1>{part} can’t be shown right now</h1>
      <p>The rest of the site works as usual, and your carts are safe.</p>
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </section>
  );
}
