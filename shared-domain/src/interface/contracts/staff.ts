import { z } from 'zod';
import { refine, toLowerCase } from 'zod/mini';
import { company, isStaffAddress } from '../../foundation/company/index.ts';
import { hasOwner, STAFF_ROLES } from '../../office/staff/index.ts';
import { emailField } from './form-fields.ts';

/** A person on the list: a lower-case address of the staff domain (STAFF-1), and a role. */
export const staffPerson = z.object({
  email: emailField().check(
    toLowerCase(),
    refine(isStaffAddress, `Only ${company.staffDomain} email addresses are allowed`),
  ),
  role: z.enum(STAFF_ROLES),
});

const people = z.array(staffPerson).max(200, 'Please list at most 200 people');
const version = z.number().int().min(0).describe('The version that was read; each change increments it');

/** `GET /api/admin/staff`: empty until the list is started. */
export const staffListJson = z.object({
  people,
  version,
  passkeys: z
    .record(z.string(), z.number())
    .optional()
    .describe('How many passkeys each address has, if any'),
});
export type StaffListJson = z.infer<typeof staffListJson>;

/** `PUT /api/admin/staff`: the whole list. Refused as `stale` if it has changed since it was read. */
export const staffListRequest = z.object({
  people: people
    .refine(hasOwner, 'The list needs an owner: only an owner can change it')
    .refine(
      (list) => new Set(list.map(({ email }) => email)).size === list.length,
      'Please list each address once',
    ),
  version,
});
