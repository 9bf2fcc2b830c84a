/** File of a remote's release with what the gateway puts into the HTML of its first page. */
export const prerenderedFile = 'prerendered.json';

/** A remote's first page, prerendered at build time. */
export type Prerendered = {
  /** Tags for the page's head, in which `{{origin}}` stands for the address of the site. */
  head: string;
  /** The content of `#root` until the shell hydrates it. */
  body: string;
};
