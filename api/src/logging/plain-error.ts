/** What an error may say in a log. */
type PlainError = {
  type: string;
  message: string;
  code?: string | number;
  stack?: string;
  cause?: PlainError;
};

/**
 * An error without what it carries along: drivers and SDKs hang the refused document or the whole request on it, with
 * addresses of people and keys. What is left of its words loses every address, token and value in quotation marks.
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

/** Where it happened, without the message that stands above. */
const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .join('\n');

const masked = (words: string): string =>
  words
    .replace(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '<address>')
    .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '<token>')
    .replace(/\b(sk|whsec|SG|rk)[_.][\w.-]{6,}/g, '<key>')
    .replace(/"[^"]*"/g, '"..."')
    .slice(0, 500);
