import { createHmac } from 'node:crypto';
import type { Request } from 'express';
import { clientAddress } from 'shared-domain/network';
import type { Deps } from '../../foundation/dependencies.ts';

/** The caller's identity in an order: a keyed, irreversible hash of the network address. */
export const callerHashOf = ({ configuration }: Deps, request: Request): string =>
  createHmac('sha256', configuration.keys.asker)
    .update(clientAddress(request))
    .digest('base64url')
    .slice(0, 22);
