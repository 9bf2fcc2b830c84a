/** An LRU cache bounded in bytes. `bytesOf` returns an entry's total size, including its key. */
export function boundedMemory<Value>(most: number, bytesOf: (key: string, value: Value) => number) {
  const kept = new Map<string, Value>();
  let bytes = 0;
  const forget = (key: string) => {
    const known = kept.get(key);
    if (known === undefined) return;
    bytes -= bytesOf(key, known);
    kept.delete(key);
  };
  return {
    get: (key: string) => kept.get(key),
    forget,
    keep: (key: string, value: Value) => {
      forget(key);
      kept.set(key, value);
      bytes += bytesOf(key, value);
      for (const oldest of kept.keys()) {
        if (bytes <= most) break;
        forget(oldest);
      }
    },
  };
}
