export type PlainError = {
  type: string;
  message: string;
  code?: string | number;
  stack?: string;
  cause?: PlainError;
};

/**
 * An error without attached data: drivers and SDKs attach the rejected document or the whole request, with
 * people's addresses and keys. Addresses, tokens and quoted values are also removed from its message.
 */
export function plainError(error: unknown): PlainError {
  if (!(error instanceof Error) && !isErrorLike(error)) return { type: typeof error, message: '' };
  const { name, message, code, stack, cause } = error as Error & { code?: unknown };
  return {
    type: name,
    message: masked(message),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(stack ? { stack: framesOf(stack) } : {}),
    ...(cause === undefined ? {} : { cause: plainError(cause) }),
  };
}

const isErrorLike = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'message' in error && 'name' in error;

/** The stack without the message, which is logged separately. */
const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .join('\n');

const masked = (text: string): string =>
  text
    .replace(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '<address>')
    .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '<token>')
    .replace(/\b(sk|whsec|SG|rk)[_.][\w.-]{6,}/g, '<key>')
    .replace(/"[^"]*"/g, '"..."')
    .slice(0, 500);
