import { join } from 'node:path';
import { deploymentFaults } from './deployment/faults.ts';
import { projectAt } from './deployment/project.ts';

/** Keeps docker-compose.yml, Dockerfile and .env.example true: fails with a line for each thing that doesn't fit. */
const faults = deploymentFaults(projectAt(join(import.meta.dirname, '..', '..')));
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log('compose file, Dockerfile and .env.example fit together');
process.exitCode = faults.length === 0 ? 0 : 1;
