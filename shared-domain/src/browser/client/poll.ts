/** The longest pause between attempts, in milliseconds. */
const LONGEST_PAUSE = 30_000;

/**
 * Asks every `milliseconds`, for as long as `ask` resolves to true; after a failure (false) the pause doubles, up to 30 s
 * (RELEASE-27). Returns a function that stops it.
 */
export function poll(ask: () => Promise<boolean>, milliseconds: number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let stopped = false;
  const next = (pause: number) => {
    if (stopped) return;
    timer = setTimeout(async () => {
      next((await ask()) ? milliseconds : Math.min(pause * 2, LONGEST_PAUSE));
    }, pause);
  };
  next(milliseconds);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
