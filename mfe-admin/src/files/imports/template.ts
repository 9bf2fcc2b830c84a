/** A sample of the file that an import reads. */
export interface Template {
  fileName: string;
  text: string;
}

/** A data URL, so that the download needs no request. */
export const templateAddress = (csv: string): string =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`;
