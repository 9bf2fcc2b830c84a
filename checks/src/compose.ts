import { join } from 'node:path';
import { deploymentFaults } from './deployment/faults.ts';
import { projectAt } from './deployment/project.ts';

/** Checks docker-compose.yml, Dockerfile and .env.example against the sources; fails with a line for each mismatch. */
const faults = deploymentFaults(projectAt(join(import.meta.dirname, '..', '..')));
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log('compose file, Dockerfile and .env.example are consistent');
process.exitCode = faults.length === 0 ? 0 : 1;
