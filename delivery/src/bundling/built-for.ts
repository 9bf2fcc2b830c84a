import { company } from '../../../shared-domain/src/foundation/company/index.ts';
import { companyFaults } from '../../../shared-domain/src/foundation/company/schema.ts';

/** The company that a build is for, in place of what servers read from `COMPANY_FILE`. Throws if the file is no company's. */
export function builtFor(): { BUILT_FOR: string } {
  const faults = companyFaults(company);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return { BUILT_FOR: JSON.stringify(company) };
}
