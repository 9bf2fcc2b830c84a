import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Problem, Result } from 'shared-domain/client';

/** A call that failed, as a query throws it. */
export class CallError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

/** An answer's data; a failed one is thrown. */
export function dataOf<Data>(result: Result<Data>): Data {
  if (!result.ok) throw new CallError(result.problem);
  return result.data;
}

/** The API client has its own retries and timeouts, also while the browser says it is offline. */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { networkMode: 'always' },
    },
  });

/**
 * The cache of what staff pages have loaded. It ends with the session: the next person finds nothing of the previous
 * one's.
 */
export function StaffQueries({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
