import { contractsNow, noteContracts, snapshots } from './contracts/snapshots.ts';

/**
 * `npm run contracts`: stores today's API contracts, with which later ones are compared. With `--check` it fails if
 * they aren't stored yet.
 */
if (process.argv.includes('--check')) {
  const isNoted = JSON.stringify(snapshots().at(-1)?.[1]) === JSON.stringify(contractsNow());
  if (!isNoted) console.error('The contracts changed since they were stored: npm run contracts');
  process.exitCode = isNoted ? 0 : 1;
} else {
  console.log(noteContracts(Date.now()) ? 'stored the contracts of today' : 'they are stored already');
}
