import type { Request } from 'express';
import { type Composition, composition, idempotencyKey } from 'shared-domain/contracts';
import type { Deps } from '../../foundation/dependencies.ts';
import { problem } from '../../requests/problems/index.ts';
import { isOurOrigin } from '../../requests/protections/index.ts';
import { fingerprintOf, type IdempotencyKey } from './idempotency.ts';

/** The request's `Idempotency-Key` with the fingerprint of what it asks for. */
export function idempotencyKeyOf(request: Request, ...asked: unknown[]): IdempotencyKey {
  const key = idempotencyKey.safeParse(request.get('Idempotency-Key'));
  if (!key.success) throw problem('idempotency_key_invalid');
  return { key: key.data, fingerprint: fingerprintOf(request.path, ...asked) };
}

/** The page's app versions, from `X-Composition`; empty if unreadable. */
export function compositionOf(request: Request): Composition | undefined {
  try {
    const read = composition.safeParse(JSON.parse(request.get('X-Composition') ?? ''));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** An absolute URL of this site, or a refusal of the field. */
export function ownPage({ configuration }: Deps, field: string, address: string): string {
  const url = URL.parse(address, configuration.publicOrigin);
  if (!url || !isOurOrigin(url.origin, configuration.publicOrigin)) {
    throw problem('validation', { errors: [{ path: field, message: 'Please send a page of this site' }] });
  }
  return url.href;
}
