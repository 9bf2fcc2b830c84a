import { company } from 'shared-domain/company';

/** The site's colours for mails (light only: mail programs darken by themselves). */
export const colours = {
  head: company.colours.light.head,
  onHead: '#FBF7EF',
  paper: '#FBF7EF',
  sheet: '#FFFFFF',
  ink: '#1F2A26',
  muted: '#55605B',
  rule: '#E2DACA',
  action: company.colours.light.act,
  onAction: '#1B1004',
} as const;

/** Mail programs don't have our fonts; these are the closest. */
export const fonts = {
  display: "Georgia, 'Times New Roman', serif",
  plain: 'Helvetica, Arial, sans-serif',
} as const;
