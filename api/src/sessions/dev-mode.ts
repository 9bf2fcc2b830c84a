import type { Request } from 'express';
import type { Configuration } from '../configuration/index.ts';
import { isThisMachine } from '../protections/index.ts';

/** Whether staff may come in here without a link: never in production, and from this machine alone. */
export const offersDevMode = ({ adminDevMode, environment }: Configuration, { ip }: Request): boolean =>
  adminDevMode && environment !== 'production' && isThisMachine(ip);
