import { budgetsFor, judge } from './budgets.ts';

test('A page within its budget passes and says how much it loads', () => {
  expect(judge('/dtc', 150_000, 141_260)).toEqual({ ok: true, line: '/dtc loads 141.3 kB of 150.0 kB' });
});

// RELEASE-9
test('A page over its budget is refused with the excess', () => {
  expect(judge('/dtc', 140_000, 141_260)).toEqual({
    ok: false,
    line: '/dtc loads 141.3 kB: 1.3 kB over its budget of 140.0 kB.',
  });
});

test('A page without a budget, or with one above the ceiling, is refused', () => {
  expect(judge('/new', undefined, 1000).line).toBe('/new has no budget in checks/budgets.json.');
  expect(judge('/dtc', 216_000, 1000).ok).toBe(false);
  expect(judge('/admin/runs/2026-11-20-01', 216_000, 1000).ok).toBe(false);
  expect(judge('/admin', 216_000, 1000).ok).toBe(true);
  expect(judge('/admin/products later', 321_000, 1000).ok).toBe(false);
});

test('A budget leaves 15% of room above the size of its page', () => {
  expect(budgetsFor({ '/': 800, '/dtc': 139_901 })).toEqual({ '/': 1_000, '/dtc': 161_000 });
});
