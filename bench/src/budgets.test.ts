import { overBudget } from './budgets.ts';

const BUDGETS = { '/dtc': { 'largest paint, ms': 900, 'layout shift': 0.01 } };

// RELEASE-9
test('A figure over its budget is named, and so is a figure that is missing and a row without a budget', () => {
  const rows = [{ page: '/dtc', 'largest paint, ms': 901, 'layout shift': '0.001' }];
  expect(overBudget(rows, BUDGETS)).toEqual(['/dtc: largest paint, ms is 901, its budget is 900.']);
  expect(overBudget([{ page: '/dtc', 'layout shift': '0.010' }], BUDGETS)).toEqual([
    '/dtc: largest paint, ms is undefined, its budget is 900.',
  ]);
  expect(overBudget([{ interaction: 'plus' }], BUDGETS)).toEqual([
    'plus has no budget in bench/budgets.json.',
  ]);
});

test('Figures up to their budget pass', () => {
  const rows = [{ page: '/dtc', 'largest paint, ms': 900, 'layout shift': '0.010', 'DOM nodes': 5000 }];
  expect(overBudget(rows, BUDGETS)).toEqual([]);
});
