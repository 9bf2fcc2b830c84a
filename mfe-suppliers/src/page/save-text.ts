/** Saves a text on the visitor's device, as UTF-8 that spreadsheets recognise. */
export function saveText(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv' }));
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
