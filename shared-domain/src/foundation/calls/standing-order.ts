/** Licensees' calls about standing orders. A separate module, so that only pages that need them load them. */
export const standingOrderCalls = {
  standingOrders: 'GET /api/licensee/standing-orders',
  saveStandingOrder: 'PUT /api/licensee/standing-orders/:id',
  readStandingOffer: 'POST /api/licensee/standing-offer',
  placeStandingOrder: 'POST /api/licensee/standing-offer/order',
} as const;
