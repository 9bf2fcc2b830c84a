import type { StopView } from './stops.ts';
import type { Draft } from './stored-run.ts';

/** An open stop as it is filled in. */
export type StopForm = {
  view: StopView;
  draft: Draft;
  /** Whether it can only be read. */
  isLocked: boolean;
  change: (part: Partial<Draft>) => void;
};
