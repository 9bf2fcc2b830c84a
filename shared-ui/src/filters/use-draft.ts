import { useState } from 'react';

/**
 * What a field shows while the address that keeps its text follows behind: the router writes an address a moment later
 * and trims it, and a field that waited for it would drop blanks and letters. A text that comes from elsewhere (back,
 * 'Clear filters') replaces what was typed.
 */
export function useDraft(value: string, onChange: (text: string) => void) {
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  /** Texts that were handed on and have not come back yet. */
  const [sent, setSent] = useState<readonly string[]>([]);

  if (value !== seen) {
    setSeen(value);
    const place = sent.lastIndexOf(value);
    setSent(place === -1 ? [] : sent.slice(place + 1));
    if (place === -1) setDraft(value);
  }

  function write(text: string) {
    setDraft(text);
    setSent((before) => [...before, text.trim()]);
    onChange(text);
  }

  return [draft, write] as const;
}
