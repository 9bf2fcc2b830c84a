import type { Staff } from '../protections/staff.ts';

declare global {
  namespace Express {
    interface User extends Staff {}
    interface Request {
      id: string;
    }
  }
}
