/** The call of the page that a supplier's link opens (SUPPLIER-23). */
export const supplierPageCalls = { openSupplierPage: 'POST /api/suppliers/link' } as const;
