import type { LoaderContext } from 'webpack';
import type { Company } from '../../../shared-domain/src/foundation/company/index.ts';

type Colours = Company['colours'];

/** The variables of `shared-ui/src/tokens/colours.css`, by their names in a company's file. */
const VARIABLES = {
  head: '--company-head',
  head2: '--company-head-2',
  button: '--company-button',
  act: '--company-act',
  actInk: '--company-act-ink',
} as const;

const valuesOf = (scheme: Colours['light']): string =>
  Object.entries(VARIABLES)
    .map(([name, variable]) => `${variable}:${scheme[name as keyof typeof VARIABLES]};`)
    .join('');

/** The sheet with the company's colours after those that it states. */
export const withCompanyColours = (css: string, { light, dark }: Colours): string =>
  `${css}\n:root{${valuesOf(light)}}@media (prefers-color-scheme: dark){:root{${valuesOf(dark)}}}`;

/** `withCompanyColours` as a webpack loader, for the sheet of colour roles alone. */
export default function companyColours(this: LoaderContext<Colours>, source: string): string {
  const isRoles = this.resourcePath.endsWith('/shared-ui/src/tokens/colours.css');
  return isRoles ? withCompanyColours(source, this.getOptions()) : source;
}
