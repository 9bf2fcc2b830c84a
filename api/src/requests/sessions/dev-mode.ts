import type { Request } from 'express';
import type { Configuration } from '../../foundation/configuration/index.ts';
import { isThisMachine } from '../protections/index.ts';

/** Whether staff may sign in without a link (STAFF-6): never in production, and only from this machine. */
export const offersDevMode = ({ adminDevMode, environment }: Configuration, request: Request): boolean =>
  adminDevMode && environment !== 'production' && isThisMachine(request);
