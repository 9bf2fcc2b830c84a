type Described = {
  /** Its name for staff. */
  readonly label: string;
  /** What it means, for the API's documentation. */
  readonly about?: string;
  /** Headings of the columns of a file that fill it. */
  readonly headings: readonly string[];
};
type Text = Described & { readonly kind: 'text'; readonly most: number };
export type WholeDetail = Described & {
  readonly kind: 'whole';
  readonly least: number;
  readonly most: number;
  /** In words: 'millilitres'. */
  readonly unit?: string;
};

/**
 * Fields of a product that may be absent and follow no other rule, described once: stored type, contract, editor, columns of
 * files, labels and messages follow. A text's `most` counts characters.
 */
export const PRODUCT_DETAILS = {
  style: { kind: 'text', label: 'Style', most: 100, headings: ['style'] },
  containerVolume: {
    kind: 'whole',
    label: 'Container volume',
    about: 'Millilitres',
    least: 1,
    most: 100_000,
    unit: 'millilitres',
    headings: [
      'container_volume',
      'container size ml',
      'volume ml',
      'size ml',
      'bottle volume ml',
      'bottle volume (ml)',
    ],
  },
  containersPerUnit: {
    kind: 'whole',
    label: 'Containers per unit',
    about: 'Bottles or cans in a wholesale unit; 1 for a keg',
    least: 1,
    most: 1_000,
    headings: [
      'containers_per_unit',
      'containers per case',
      'units per case',
      'bottles per case',
      'cans per case',
    ],
  },
  ldbSku: {
    kind: 'text',
    label: 'LDB SKU',
    about: "The product's number at the Liquor Distribution Branch",
    most: 20,
    headings: ['ldb_sku', 'ldb sku', 'ldb number', 'ldb #', 'cspc', 'cspc code', 'cspc #'],
  },
} as const satisfies Record<string, Text | WholeDetail>;

type Details = typeof PRODUCT_DETAILS;
export type ProductDetail = keyof Details;
export type TextDetail = {
  [Name in ProductDetail]: Details[Name] extends Text ? Name : never;
}[ProductDetail];

export const DETAIL_NAMES = Object.keys(PRODUCT_DETAILS) as readonly ProductDetail[];

/** Something for each detail, by its name. */
export const ofDetails = <Made>(make: (detail: Text | WholeDetail, name: ProductDetail) => Made) =>
  Object.fromEntries(DETAIL_NAMES.map((name) => [name, make(PRODUCT_DETAILS[name], name)])) as Record<
    ProductDetail,
    Made
  >;

/** The labels of the details. */
export const DETAIL_LABELS = ofDetails(({ label }) => label);

/** A label within a sentence: 'container volume', 'LDB SKU'. */
export const inSentence = (label: string): string =>
  /^\p{Lu}{2}/u.test(label) ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;

/** 'must be whole millilitres, 1 to 100000'. */
export const wholeRule = ({ unit, least, most }: WholeDetail): string =>
  `must be ${unit ? `whole ${unit}` : 'a whole number'}, ${least} to ${most}`;

export const isWithin = ({ least, most }: WholeDetail, number: number): boolean =>
  Number.isInteger(number) && number >= least && number <= most;
