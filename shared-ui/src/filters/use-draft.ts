import { useState } from 'react';

const asTyped = (text: unknown): string => String(text).trim();

/**
 * What a control shows while the address that keeps its value follows behind: the router writes an address a moment later
 * (and trims a text), and a control that waited for it would drop letters, or jump back for a frame. A value that comes
 * from elsewhere (back, 'Clear filters') replaces what was chosen.
 * @param keyOf says which values the address takes for the same; by default a trimmed text
 */
export function useDraft<Value>(
  value: Value,
  onChange: (value: Value) => void,
  keyOf: (value: Value) => string = asTyped,
) {
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(keyOf(value));
  /** What was passed on and hasn't come back yet. */
  const [sent, setSent] = useState<readonly string[]>([]);
  const key = keyOf(value);

  if (key !== seen) {
    setSeen(key);
    const place = sent.lastIndexOf(key);
    setSent(place === -1 ? [] : sent.slice(place + 1));
    if (place === -1) setDraft(value);
  }

  function write(next: Value) {
    setDraft(next);
    // What the address says already does not come back.
    setSent((before) => (keyOf(next) === key ? [] : [...before, keyOf(next)]));
    onChange(next);
  }

  return [draft, write] as const;
}
