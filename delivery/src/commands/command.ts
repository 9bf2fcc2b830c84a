/**
 * Runs a command's body. A failure prints one plain sentence and exits with code 1: the user needs to know what
 * went wrong, not where in our code.
 */
export async function command(body: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await body(process.argv.slice(2));
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : String(failure));
    if (process.env.DEBUG) console.error(failure);
    process.exitCode = 1;
  }
}

/** The command-line argument at an index; throws the usage when it is missing. */
export function requiredWord(args: string[], place: number, usage: string): string {
  const word = args.filter((each) => !each.startsWith('--'))[place];
  if (word) return word;
  throw new Error(`Usage: ${usage}`);
}
