/** An API's calls as its OpenAPI document lists them: `GET /api/products/{id}`. */
export type KnownCalls = string[];

/** A pattern that matches a call's addresses and captures its parameters, written `{id}` or `:id`. */
export const patternOf = (call: string): RegExp =>
  new RegExp(`^${call.replace(/[.+*?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}|:\w+/g, '([^/]+)')}$`);

/** Whether an API has a call. */
export const isKnown = (calls: KnownCalls, asked: string): boolean =>
  calls.some((call) => patternOf(call).test(asked));

/** The calls that a live site's API offers; undefined if it doesn't answer. */
export async function callsOf(siteUrl: string): Promise<KnownCalls | undefined> {
  try {
    const answered = await fetch(`${siteUrl}/api/openapi.json`, { signal: AbortSignal.timeout(2000) });
    if (!answered.ok) return undefined;
    const { paths } = (await answered.json()) as { paths: Record<string, Record<string, unknown>> };
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
  } catch {
    return undefined;
  }
}
