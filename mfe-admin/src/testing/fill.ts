import { userEvent } from '@testing-library/user-event';

/** For tests: puts a text into a field at once, after what is there; typed, the page would be drawn for each letter. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
