import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { PieChart, type PieChartProps } from '@mui/x-charts/PieChart';
import { MuiTheme } from '../mui/index.ts';

/** The order of a chart's colours: the company's first, then those of its breweries. */
const COLOURS = [
  'var(--btn)',
  'var(--act)',
  'var(--brand-container)',
  'var(--brand-curious)',
  'var(--brand-czech)',
  'var(--hop)',
];

export function Bars(props: BarChartProps) {
  return (
    <MuiTheme>
      <BarChart colors={COLOURS} {...props} />
    </MuiTheme>
  );
}

export function Lines(props: LineChartProps) {
  return (
    <MuiTheme>
      <LineChart colors={COLOURS} {...props} />
    </MuiTheme>
  );
}

export function Shares(props: PieChartProps) {
  return (
    <MuiTheme>
      <PieChart colors={COLOURS} {...props} />
    </MuiTheme>
  );
}
