/** The call of the page that a mail about a delivery links to. A separate module, so that only that page loads it. */
export const deliveryPageCalls = { openDelivery: 'POST /api/deliveries/link' } as const;
