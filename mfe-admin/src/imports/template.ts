/** A sample of the file that an import reads. */
export interface Template {
  fileName: string;
  text: string;
}

/** An address that contains a small CSV file itself: nothing has to be fetched to download it. */
export const templateAddress = (csv: string): string =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`;
