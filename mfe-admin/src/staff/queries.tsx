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

/** The data of an answer; a failed one is thrown. */
export function dataOf<Data>(result: Result<Data>): Data {
  if (!result.ok) throw new CallError(result.problem);
  return result.data;
}

/** The client of the API has its own attempts and time limits, also where the browser says it is offline. */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { networkMode: 'always' },
    },
  });

/** Holds what staff pages have read. It ends with the session: the next person finds nothing of the one before. */
export function StaffQueries({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
