/**
 * Moves the focus to a quantity field whose typed text is refused, if the page has one; nothing is sent then (MONEY-10).
 * @returns true if it has.
 */
export function focusRefusedQuantity(): boolean {
  const field = document.querySelector<HTMLInputElement>('input[data-refused]');
  field?.focus();
  return field !== null;
}
