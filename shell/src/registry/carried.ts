import type { CarriedAnswers } from 'shared-domain/client';

/** What the gateway sent along with the page; undefined if it sent nothing. */
export function readCarried(page: Document): CarriedAnswers | undefined {
  const text = page.getElementById('carried-answers')?.textContent;
  return text ? JSON.parse(text) : undefined;
}
