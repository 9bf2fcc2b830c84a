import { useCallback, useEffect, useRef } from 'react';
import { useOrderNews } from '../../layout/index.ts';
import { useLoaded, useStaff } from '../../staff/index.ts';

/**
 * Reads an order that no list here holds, and again when somebody has changed it, or may have: a refund must not begin
 * with what is past.
 */
export function useOneOrder(id: string) {
  const staff = useStaff();
  const loader = useLoaded(useCallback((signal: AbortSignal) => staff.order(id, { signal }), [staff, id]));
  const { count, event } = useOrderNews();
  const { reload } = loader;
  const heard = useRef(count);
  useEffect(() => {
    if (heard.current === count) return;
    heard.current = count;
    if (event === null || event.id === id) reload();
  }, [count, event, id, reload]);
  return loader;
}
