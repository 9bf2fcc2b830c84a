import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { environmentAtom } from 'shared-domain/state';

/**
 * Follows live events of an address while the page is open (null: none). After a gap in which events may have been
 * missed `onAgain` is called.
 */
export function useLive<Data>(
  address: string | null,
  event: string,
  { onEvent, onAgain, onDown }: { onEvent: (data: Data) => void; onAgain?: () => void; onDown?: () => void },
): void {
  const { follow } = useAtomValue(environmentAtom);
  const handlers = useRef({ onEvent, onAgain, onDown });
  useEffect(() => {
    handlers.current = { onEvent, onAgain, onDown };
  });
  useEffect(() => {
    if (!follow || address === null) return;
    return follow<Data>(address, {
      event,
      onEvent: (data) => handlers.current.onEvent(data),
      onOpen: (again) => {
        if (again) handlers.current.onAgain?.();
      },
      onDown: () => handlers.current.onDown?.(),
    });
  }, [follow, address, event]);
}
