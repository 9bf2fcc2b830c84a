/** This shop as the provider knows it. */
export const OPENID_CLIENT = { clientId: 'shop', clientSecret: 'a-secret-of-the-stand-in' } as const;
