/** File of a remote's release with what the gateway puts into the HTML of its first page. */
export const prerenderedFile = 'prerendered.json';

/** What was drawn of a remote's first page when it was built. */
export type Prerendered = {
  /** Tags for the page's head, in which `{{origin}}` stands for the address of the site. */
  head: string;
  /** What stands in `#root` until the shell takes it over. */
  body: string;
};
