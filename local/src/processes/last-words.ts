import { readFileSync } from 'node:fs';

/** What a process said at the end of its log, for a person to read: the last line, or the message of a JSON one. */
export function lastWords(logFile: string): string {
  const line = readFileSync(logFile, 'utf8').trimEnd().split('\n').at(-1)?.trim();
  if (!line) return 'it wrote nothing';
  try {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
    return [msg, err?.message].filter(Boolean).join(': ') || line;
  } catch {
    return line;
  }
}
