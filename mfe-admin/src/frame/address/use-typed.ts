import { useEffect, useRef, useState } from 'react';

/**
 * A search field whose text is in the address. Typed text shows at once and goes to `onText`, trimmed, after a pause in
 * milliseconds. Another change of the address (Back, 'Clear filters') changes the field; one that only catches up with
 * earlier typing doesn't.
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
