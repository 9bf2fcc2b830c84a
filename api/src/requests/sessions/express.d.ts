import type { Staff } from '../protections/index.ts';

declare global {
  namespace Express {
    interface User extends Staff {}
    interface Request {
      id: string;
    }
  }
}
