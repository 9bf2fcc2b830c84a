import type { ReleaseState } from 'shared-domain/contracts';
import { Card } from '../../kit/parts/index.ts';
import { Failures } from './failures.tsx';

/** A suspect's error reports. */
export const SuspectCard = ({ state: { app, version, errors, failures = [] } }: { state: ReleaseState }) => (
  <Card title={`Suspect: ${app} ${version}`} aside={errors === 1 ? '1 report' : `${errors} reports`}>
    <Failures failures={failures} />
  </Card>
);
