import { readFileSync } from 'node:fs';

/** The last line of a process's log, or its message if the line is JSON. */
export function lastLogLine(logFile: string): string {
  const line = readFileSync(logFile, 'utf8').trimEnd().split('\n').at(-1)?.trim();
  if (!line) return 'it wrote nothing';
  try {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
    return [msg, err?.message].filter(Boolean).join(': ') || line;
  } catch {
    return line;
  }
}
