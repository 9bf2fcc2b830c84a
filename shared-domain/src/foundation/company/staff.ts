import { company } from './company.ts';

/**
 * Whether an address belongs to staff: exactly the staff domain, in any case (STAFF-1).
 * 'a@mail.cbo.example' and 'a@notcbo.example' are not.
 */
export const isStaffAddress = (email: string): boolean =>
  /^[^@\s]+@[^@\s]+$/.test(email.trim()) && email.trim().toLowerCase().endsWith(`@${company.staffDomain}`);
