import type { ApiKey, Staff } from '../protections/index.ts';

declare global {
  namespace Express {
    interface User extends Staff {}
    interface Request {
      id: string;
      /** The key of the program that makes the call (KEY-2). */
      apiKey?: ApiKey;
    }
  }
}
