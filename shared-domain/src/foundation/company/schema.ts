import { z } from 'zod';

const text = (max: number) => z.string().trim().min(1).max(max);
const domain = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain in lower case');
const prefix = z.string().regex(/^[A-Z]{2,5}$/, 'must be two to five capital letters');
const hex = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #12372a');

/** What text on the header and on buttons is at least written in. */
const ON_HEAD = '#fbf7ef';
const CONTRAST = 7;

/** A colour's relative luminance (WCAG 2), from 0 to 1. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of a colour with light text (WCAG 2), from 1 to 21. */
const contrastOf = (colour: string): number => (luminanceOf(ON_HEAD) + 0.05) / (luminanceOf(colour) + 0.05);

const ground = hex.refine(
  (colour) => contrastOf(colour) >= CONTRAST,
  `must be darker: light text on it has a contrast below ${CONTRAST}`,
);

const scheme = z.strictObject({
  head: ground.describe('Header, footer, heads of mails'),
  head2: ground.describe('A tone beside it: hovered links, gradients'),
  button: ground.describe('Buttons of cards and forms'),
  act: hex.describe("A page's one accent"),
  actInk: hex.describe('Text in that accent, on paper'),
});

const brand = z.strictObject({
  label: z
    .string()
    .regex(/^[^a-z]{1,40}$/, 'must be in capitals')
    .describe('In `hiddenCategory`, in capitals'),
  name: text(60).describe('In ordinary spelling'),
  website: z.url(),
});

const stroke = z.strictObject({
  d: z.string().regex(/^[MLHVCSQTAZmlhvcsqtaz0-9 ,.-]{1,1000}$/, 'must be the data of an SVG path'),
  width: z
    .number()
    .positive()
    .max(10)
    .optional()
    .describe('Drawn as a line of this width; filled without it'),
});

/**
 * Everything about the distributor that pages, mails and papers show (COMPANY-1). Secrets and addresses of services are
 * environment variables. The rules of the trade are British Columbia's.
 */
export const companySchema = z.strictObject({
  name: text(60),
  orderPrefix: prefix.describe('Of order ids: `CBO-` and a timestamp'),
  kegOrderPrefix: prefix,
  city: text(60),
  province: z.literal('BC'),
  address: text(200),
  ordersEmail: z.email(),
  businessInbox: z.email().describe('For notifications of orders (MAIL-1)'),
  phone: z.string().regex(/^\d{3}-\d{3}-\d{4}$/, 'must be like 604-555-0142'),
  staffDomain: domain.describe('A staff address ends with `@` and this'),
  originPostalCode: z.string().regex(/^[A-Z]\d[A-Z] \d[A-Z]\d$/, 'must be like V5L 1P5'),
  ageGateExit: z.url().describe('Where NO on the age gate leads'),
  timeZone: z.literal('America/Vancouver'),
  shopTitle: text(80),
  landingTitle: text(80),
  retailTitle: text(80),
  kegTitle: text(80),
  brands: z.array(brand).min(1).max(40).readonly(),
  showcase: z
    .array(
      z.strictObject({ name: text(60), brand: text(40), style: text(60), abv: z.number().min(0).max(80) }),
    )
    .min(9)
    .max(20)
    .readonly()
    .describe('Products in the pictures of the front page, the gate and the sign-in page'),
  sisterCompany: z
    .strictObject({ name: text(60), blurb: text(400), website: z.url() })
    .optional()
    .describe('Of whom the front page has a word'),
  numbers: z
    .strictObject({ gst: text(40), pst: text(40), licence: text(40) })
    .optional()
    .describe('What papers say of the seller until an owner enters others; examples without it (PAPER-3)'),
  colours: z.strictObject({ light: scheme, dark: scheme }),
  logo: z
    .strictObject({ cap: hex, ink: hex, strokes: z.array(stroke).min(1).max(20).readonly() })
    .describe('The print of the crown cap, in a box of 54 around 0,0'),
  texts: z.strictObject({
    headline: text(80).describe('Of the front page'),
    introduction: text(300),
    about: text(400),
    trade: text(120).describe('What it does, in the footer'),
    portfolio: text(200),
    description: text(300).describe('For search engines'),
  }),
});

export type Company = Readonly<z.infer<typeof companySchema>>;

/** What is wrong with a company's file, a sentence each. */
export function companyFaults(given: unknown): string[] {
  const { error } = companySchema.safeParse(given);
  return (error?.issues ?? []).map(({ path, message }) => `COMPANY_FILE: ${path.join('.')} ${message}`);
}
