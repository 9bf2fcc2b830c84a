import { useCallback, useRef } from 'react';
import { newIdempotencyKey } from 'shared-domain/client';

/** The `Idempotency-Key` of a request: the same until it changes, so that sending it again after a lost answer is the same request. */
export function useRequestKey(): (request: object) => string {
  const last = useRef({ text: '', key: '' });
  return useCallback((request) => {
    const text = JSON.stringify(request);
    if (last.current.text !== text) last.current = { text, key: newIdempotencyKey() };
    return last.current.key;
  }, []);
}
