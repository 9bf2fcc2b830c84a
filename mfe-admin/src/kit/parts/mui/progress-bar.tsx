import { LinearProgress } from 'shared-ui/mui';

/** Progress from 0 to 1; null shows activity only. */
export const ProgressBar = ({ label, value }: { label: string; value: number | null }) =>
  value === null ? (
    <LinearProgress aria-label={label} />
  ) : (
    <LinearProgress aria-label={label} variant="determinate" value={value * 100} />
  );
