import { useEffect, useRef, useState } from 'react';

/**
 * A search field whose text is in the address: typing shows at once and is passed to `onText`, trimmed, after a pause
 * (milliseconds; 0: at once). An address that changes by other means (Back, 'Clear filters') changes the field; one
 * that only catches up with earlier typing keeps newer letters.
 */
export function useTyped(asked: string, onText: (text: string) => void, pause = 0) {
  const [typed, setTyped] = useState(asked);
  const [sent] = useState(() => ({ texts: new Set<string>(), last: asked }));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const caughtUp = asked === sent.last;
    if (!caughtUp && sent.texts.has(asked)) return;
    sent.texts.clear();
    sent.last = asked;
    if (caughtUp) return;
    clearTimeout(timer.current);
    setTyped(asked);
  }, [asked, sent]);

  const send = (text: string) => {
    sent.texts.add(text);
    sent.last = text;
    onText(text);
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    if (pause === 0) send(text.trim());
    else timer.current = setTimeout(() => send(text.trim()), pause);
  };
  return { typed, type };
}
