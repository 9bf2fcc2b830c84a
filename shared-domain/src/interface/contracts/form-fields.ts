import * as z from 'zod/mini';

// Customers' forms use zod/mini, which adds a quarter of zod's weight to the pages that load them.
// Schemas of both kinds can be nested in each other.

const atMost = (max: number) => z.maxLength(max, `Please use at most ${max} characters`);

const UNWANTED = 'Please leave out line ends and control characters';

/** A line break in a name would become one in a mail's headers. */
const noLineEnds = z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, UNWANTED);

/**
 * Invisible characters, and those that reverse text, would show another name than the one stored. Joiners and variants of
 * letters are part of some languages' names.
 */
const oneLine = z.regex(
  /^(?:\u200c|\u200d|[\ufe00-\ufe0f]|[^\p{Cc}\u2028\u2029\p{Default_Ignorable_Code_Point}])*$/u,
  UNWANTED,
);

/** Text that is trimmed first and must then have `min` characters; `message` also answers a missing value. */
const trimmed = (min: number, message: string, max: number) =>
  z.string({ error: message }).check(z.trim(), z.minLength(min, message), atMost(max));

/** One line of text that must be filled in. */
export const requiredText = (min: number, message: string, max = 200) =>
  trimmed(min, message, max).check(oneLine);

/** A licence number, which is compared without invisible characters (LICENCE-18). */
export const requiredNumber = (message: string) => trimmed(1, message, 50).check(noLineEnds);

/** Text of several lines that must be filled in. */
export const requiredProse = trimmed;

/** One line of text that may be left out or empty. */
export const optionalText = (max = 200) => z.optional(z.string().check(z.trim(), atMost(max), oneLine));

/** Text of several lines that may be left out or empty. */
const optionalProse = (max: number) => z.optional(z.string().check(z.trim(), atMost(max)));

/** An email address with the message that its form shows. */
export const emailField = (message = 'Please enter a valid email address') =>
  z.string({ error: message }).check(z.trim(), z.maxLength(254, message), z.email({ error: message }));

export const firstName = requiredText(2, 'First name must be at least 2 characters', 100);
export const lastName = requiredText(2, 'Last name must be at least 2 characters', 100);
export const street = requiredText(5, 'Address must be at least 5 characters');
export const city = requiredText(2, 'City must be at least 2 characters', 100);
export const deliveryDetails = optionalProse(1000);
export const notes = optionalProse(1000);
export const licenseNumber = z.optional(z.string().check(z.trim(), atMost(50), noLineEnds));
export const accountName = optionalText(200);
