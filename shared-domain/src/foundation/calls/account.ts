/** Calls of an account's people. A separate module, so that only pages that need them load them. */
export const accountCalls = {
  requestAccountLink: 'POST /api/account/link',
  signInToAccount: 'POST /api/account/session',
  chooseAccount: 'PUT /api/account/session',
  accountSessions: 'GET /api/account/sessions',
  endAccountSession: 'DELETE /api/account/sessions/:id',
  endOtherAccountSessions: 'DELETE /api/account/sessions',
  accountPeople: 'GET /api/account/people',
  invitePerson: 'POST /api/account/people',
  changePerson: 'PUT /api/account/people/:email',
  removePerson: 'DELETE /api/account/people/:email',
  accountBills: 'GET /api/account/bills',
  accountBillsLink: 'POST /api/account/bills/link',
  accountInvoice: 'GET /api/account/orders/:id/invoice.pdf',
  accountCreditNote: 'GET /api/account/orders/:id/credits/:credit/credit-note.pdf',
  accountStatement: 'GET /api/account/statement.pdf',
  accountAllocations: 'GET /api/account/allocations',
} as const;
