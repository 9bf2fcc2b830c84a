import { useEffect, useRef } from 'react';

/** Ctrl Enter places the order, F2 changes the account. */
export function useKeys(acts: { place: () => void; changeAccount: () => void }): void {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isPlace = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat;
      if (!isPlace && event.key !== 'F2') return;
      event.preventDefault();
      if (isPlace) latest.current.place();
      else latest.current.changeAccount();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
