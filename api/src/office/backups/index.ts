export { nightlyBackup } from './nightly.ts';
export { refuseHalfRestored, restoreBackup } from './restore.ts';
export { writeBackup } from './write.ts';
