import { createHash } from 'node:crypto';

/** Subresource integrity of a file. */
export const integrityOfContent = (content: Buffer | string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
