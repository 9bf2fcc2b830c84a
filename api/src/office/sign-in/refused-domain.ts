import { company } from 'shared-domain/company';
import { problem } from '../../requests/problems/index.ts';

/** The refusal of an address that isn't of the staff domain (STAFF-1). */
export function refusedDomain() {
  const values = { host: company.staffDomain };
  const message = `Only ${company.staffDomain} email addresses are allowed`;
  return problem('email_domain', { values, errors: [{ path: 'email', message }] });
}
