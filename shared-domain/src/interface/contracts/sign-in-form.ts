import * as z from 'zod/mini';
import { company, isStaffAddress } from '../../foundation/company/index.ts';
import { emailField } from './form-fields.ts';

/** The staff sign-in form: a valid address at exactly the staff domain (STAFF-1). */
export const signInForm = z
  .object({ email: emailField() })
  .check(
    z.refine(({ email }) => isStaffAddress(email), {
      error: `Only ${company.staffDomain} email addresses are allowed`,
      path: ['email'],
    }),
  );
