import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { environmentAtom } from 'shared-domain/state';

type LiveUse<Data> = {
  onEvent: (data: Data) => void;
  /** Handlers of the stream's named events. */
  also?: Record<string, () => void>;
  onAgain?: () => void;
  onDown?: () => void;
};

/**
 * Follows an address's live events while the page is open (null: none). Calls `onAgain` after a gap in which events may
 * have been missed.
 */
export function useLive<Data>(
  address: string | null,
  event: string,
  { onEvent, onAgain, onDown, also }: LiveUse<Data>,
): void {
  const { follow } = useAtomValue(environmentAtom);
  const handlers = useRef({ onEvent, onAgain, onDown, also });
  useEffect(() => {
    handlers.current = { onEvent, onAgain, onDown, also };
  });
  const others = Object.keys(also ?? {}).join(' ');
  useEffect(() => {
    if (!follow || address === null) return;
    return follow<Data>(address, {
      event,
      onEvent: (data) => handlers.current.onEvent(data),
      also: Object.fromEntries(
        others
          .split(' ')
          .filter(Boolean)
          .map((name) => [name, () => handlers.current.also?.[name]?.()]),
      ),
      onOpen: (again) => {
        if (again) handlers.current.onAgain?.();
      },
      onDown: () => handlers.current.onDown?.(),
    });
  }, [follow, address, event, others]);
}
