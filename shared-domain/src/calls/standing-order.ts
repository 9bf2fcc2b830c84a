/** What licensees call about standing orders: method and path. Kept apart, so that only pages that need it load it. */
export const standingOrderCalls = {
  standingOrders: 'GET /api/licensee/standing-orders',
  saveStandingOrder: 'PUT /api/licensee/standing-orders/:id',
  readStandingOffer: 'POST /api/licensee/standing-offer',
  placeStandingOrder: 'POST /api/licensee/standing-offer/order',
} as const;
