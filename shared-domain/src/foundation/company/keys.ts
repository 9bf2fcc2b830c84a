/** Cookie and local-storage key of the age gate, value 'true' (GATE-2). */
export const AGE_KEY = 'cbo-age-verified';

/** The age gate remembers a YES for 365 days (GATE-2). */
export const AGE_DAYS = 365;

/** Local-storage key of the cookie banner, values 'accepted' and 'declined' (GATE-12). */
export const CONSENT_KEY = 'cookie-consent';
