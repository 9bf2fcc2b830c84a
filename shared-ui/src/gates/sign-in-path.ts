/** Where an account's people sign in (PEOPLE-3). */
export const SIGN_IN_PATH = '/shop/sign-in';
