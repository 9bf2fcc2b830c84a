type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** Milliseconds for which an early answer counts: the first view has made its calls by then. */
const HOLDS_MS = 10_000;
/** Milliseconds that a page waits for them once its code is there. */
const PATIENCE_MS = 1000;

/** A page's early answers, for calls and for what is rendered before any call. */
export type EarlyAnswers = {
  /** Answers the first call to an address from them, and all others by the network. */
  fetch: Fetch;
  /** The body of an answer that has arrived and that no call has taken. */
  known: (address: string) => unknown;
  /** Resolves when all have arrived or failed, or after a second. */
  arrived: Promise<unknown>;
};

const rejectedBy = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/**
 * Takes what the browser asked for while the page's scripts were loading (`remote.earlyCalls`), at once: a browser keeps those
 * answers for as long as the page is open, and would give one to a call that is made much later, or by who signs in next. A
 * refused one counts for nothing, since the session may have begun since. Without a page there are none.
 */
export function earlyAnswers(page: Document | undefined, fetch: Fetch): EarlyAnswers {
  const links = [
    ...(page?.querySelectorAll<HTMLLinkElement>('link[rel="preload"][href^="/api/admin/"]') ?? []),
  ];
  const asked = links.filter(({ media }) => media === '' || window.matchMedia(media).matches);
  const bodies = new Map<string, unknown>();
  const early = new Map(
    asked.map((link) => {
      const address = link.getAttribute('href') ?? '';
      const ask = async () => {
        const answer = await fetch(address, { credentials: 'same-origin' });
        if (answer.ok) bodies.set(address, await answer.clone().json());
        return answer;
      };
      return [address, ask().catch(() => undefined)] as const;
    }),
  );
  const until = performance.now() + HOLDS_MS;
  const isCurrent = () => performance.now() < until;
  return {
    arrived: Promise.race([
      Promise.all(early.values()),
      new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
    ]),
    known: (address) => (isCurrent() ? bodies.get(address) : undefined),
    fetch: async (address, init) => {
      const coming = init.method === 'GET' && isCurrent() ? early.get(address) : undefined;
      early.delete(address);
      bodies.delete(address);
      const answer = coming && (await Promise.race([coming, rejectedBy(init.signal)]));
      return answer?.ok ? answer : fetch(address, init);
    },
  };
}
