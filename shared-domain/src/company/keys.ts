/** Cookie and local-storage key of the age gate, value 'true' (decisions.md "The company"). */
export const AGE_KEY = 'cbo-age-verified';

/** The age gate remembers a YES for 365 days (section 9). */
export const AGE_DAYS = 365;

/** Local-storage key of the cookie banner, values 'accepted' and 'declined' (section 3). */
export const CONSENT_KEY = 'cookie-consent';
