import { LinearProgress } from 'shared-ui/mui';

/** How far something is, from 0 to 1; null where no one knows, and the bar only says that it goes on. */
export const ProgressBar = ({ label, value }: { label: string; value: number | null }) =>
  value === null ? (
    <LinearProgress aria-label={label} />
  ) : (
    <LinearProgress aria-label={label} variant="determinate" value={value * 100} />
  );
