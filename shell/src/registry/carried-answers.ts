import type { CarriedAnswers } from 'shared-domain/client';

/** The answers that the gateway sent with the page, if any. */
export function readCarriedAnswers(page: Document): CarriedAnswers | undefined {
  const text = page.getElementById('carried-answers')?.textContent;
  return text ? JSON.parse(text) : undefined;
}
