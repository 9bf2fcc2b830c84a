import { usePages, useToast } from '../staff/index.ts';

/** So many changes are read at first, and as many more at each wish. */
const PAGE = 200;

/** What the list is narrowed to. */
export type Narrowed = Partial<Record<'who' | 'action' | 'subject', string>>;

/** The audit, newest first, as far back as was asked for. */
export function useAudit(narrowed: Narrowed) {
  const toast = useToast();
  const { data, readMore, ...reading } = usePages('audit', { query: { ...narrowed, limit: PAGE } });
  const showOlder = async () => {
    const problem = await readMore();
    if (problem) toast.failed('The older changes could not be read', problem.detail);
  };
  return {
    ...reading,
    entries: data?.pages.flatMap(({ entries }) => entries),
    showOlder: () => void showOlder(),
  };
}
