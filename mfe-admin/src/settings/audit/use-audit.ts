import { usePages, useToast } from '../../data/calls/index.ts';

const PAGE = 200;

/** The list's filter. */
export type Narrowed = Partial<Record<'who' | 'action' | 'subject', string>>;

/** The audit, newest first, page by page. */
export function useAudit(narrowed: Narrowed) {
  const toast = useToast();
  const { data, readMore, ...reading } = usePages('audit', { query: { ...narrowed, limit: PAGE } });
  return {
    ...reading,
    rows: data?.pages.flatMap(({ entries }) => entries),
    readMore: async () => {
      const problem = await readMore();
      if (problem) toast.failed('The older changes could not be loaded', problem.detail);
    },
  };
}
