import { render, screen } from '@testing-library/react';
import { BarChart } from './index.ts';
// Its code is read before anybody waits for it: the first reading may take a busy machine longer than a wait lasts.
import './drawn.tsx';

test('A chart says in words what it shows, before its code has arrived and after', async () => {
  render(
    <BarChart
      summary="Orders a day: 3 on Monday, 5 on Tuesday"
      series={[{ data: [3, 5] }]}
      xAxis={[{ data: ['Mon', 'Tue'] }]}
    />,
  );
  const named = { name: 'Orders a day: 3 on Monday, 5 on Tuesday' };
  expect(screen.getByRole('img', named)).toBeInTheDocument();
  expect(await screen.findByText('Mon', {}, { timeout: 20_000 })).toBeInTheDocument();
});
