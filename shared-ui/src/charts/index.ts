export { BarChart, LineChart, PieChart } from './charts.tsx';
