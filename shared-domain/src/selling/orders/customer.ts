/** The address column of an order: street, city, province and postal code joined. */
export const addressLine = (form: {
  address: string;
  city: string;
  province: string;
  postalCode: string;
}): string =>
  [form.address, form.city, form.province, form.postalCode]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');

/** The address column of a keg order: 'Phone: ...' (ORDER-2). */
export const phoneLine = (phone: string): string => `Phone: ${phone.trim()}`;

/** First plus last name. */
export const fullName = (form: { firstName: string; lastName: string }): string =>
  `${form.firstName.trim()} ${form.lastName.trim()}`.trim();
