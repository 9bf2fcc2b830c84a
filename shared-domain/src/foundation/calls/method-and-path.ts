export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Splits a call into its method and its path. */
export function methodAndPath(call: string): { method: Method; path: string } {
  const [method, path] = call.split(' ') as [Method, string];
  return { method, path };
}
