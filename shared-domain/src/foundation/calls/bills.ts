/** The calls of the page where an account pays what it owes; separate, since only that page loads them. */
export const billCalls = { openBills: 'POST /api/bills/link', payBills: 'POST /api/bills/payments' } as const;
