import { createHash } from 'node:crypto';
import { company } from '../../../shared-domain/src/foundation/company/index.ts';
import { companyFaults } from '../../../shared-domain/src/foundation/company/schema.ts';

/** The company, as a short text: webpack's cache doesn't know what a loader's options contain. */
export const companyDigest = createHash('sha256').update(JSON.stringify(company)).digest('hex').slice(0, 12);

/** The company that a build is for, in place of what servers read from `COMPANY_FILE`. Throws if the file is no company's. */
export function builtFor(): { BUILT_FOR: string } {
  const faults = companyFaults(company);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return { BUILT_FOR: JSON.stringify(company) };
}
