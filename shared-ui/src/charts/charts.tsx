import type { BarChartProps } from '@mui/x-charts/BarChart';
import type { LineChartProps } from '@mui/x-charts/LineChart';
import type { PieChartProps } from '@mui/x-charts/PieChart';
import { lazy, type ReactNode, Suspense } from 'react';

const load = () => import('./drawn.tsx');
const LazyBars = lazy(() => load().then(({ Bars }) => ({ default: Bars })));
const LazyLines = lazy(() => load().then(({ Lines }) => ({ default: Lines })));
const LazyShares = lazy(() => load().then(({ Shares }) => ({ default: Shares })));

/** A chart says in `summary` what it shows: a picture alone tells a screen reader nothing. */
interface Named {
  summary: string;
  height?: number;
}

function Figure({ summary, height = 260, children }: Named & { children: ReactNode }) {
  return (
    <figure role="img" aria-label={summary} style={{ minHeight: height }}>
      <Suspense fallback={null}>{children}</Suspense>
    </figure>
  );
}

/** Bars in the site's colours (MUI X; its props are passed on). */
export const BarChart = ({ summary, height, ...props }: Named & BarChartProps) => (
  <Figure summary={summary} height={height}>
    <LazyBars height={height ?? 260} {...props} />
  </Figure>
);

/** Lines over time. */
export const LineChart = ({ summary, height, ...props }: Named & LineChartProps) => (
  <Figure summary={summary} height={height}>
    <LazyLines height={height ?? 260} {...props} />
  </Figure>
);

/** Shares of a whole. */
export const PieChart = ({ summary, height, ...props }: Named & PieChartProps) => (
  <Figure summary={summary} height={height}>
    <LazyShares height={height ?? 260} {...props} />
  </Figure>
);
