type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** Milliseconds for which an early answer counts: the first view has made its calls by then. */
const HOLDS_MS = 10_000;

const rejectedBy = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/**
 * Answers the first call to an address with what the browser asked for while the page's scripts were loading
 * (`remote.earlyCalls`), and all others by `fetch`. Takes those answers at once: a browser keeps them for as long as the
 * page is open, and would give one to a call that is made much later, or by who signs in next. A refused one counts for
 * nothing, since the session may have begun since.
 */
export function fetchAfterEarly(page: Document, fetch: Fetch): Fetch {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel="preload"][href^="/api/admin/"]')];
  const asked = links.filter(({ media }) => media === '' || window.matchMedia(media).matches);
  const early = new Map(
    asked.map((link) => {
      const address = link.getAttribute('href') ?? '';
      const answer = fetch(address, { credentials: 'same-origin' }).catch(() => undefined);
      return [address, answer] as const;
    }),
  );
  const until = performance.now() + HOLDS_MS;
  return async (address, init) => {
    const coming = init.method === 'GET' && performance.now() < until ? early.get(address) : undefined;
    early.delete(address);
    const answer = coming && (await Promise.race([coming, rejectedBy(init.signal)]));
    return answer?.ok ? answer : fetch(address, init);
  };
}
