import { rateJsonOf } from 'shared-domain/charges';
import { company } from 'shared-domain/company';
import { companyJson, type KegDepositJson, type SettingsJson } from 'shared-domain/contracts';
import type { KegDeposit } from 'shared-domain/kegs';
import { centsOf, dollarsOf } from 'shared-domain/money';
import type { SiteSettings } from './model.ts';

/** The public settings. */
export const presentSwitches = ({
  comingSoon,
  retailStoreOpen,
  closedProvinces,
  rates,
  seller,
}: SiteSettings) => ({
  comingSoon,
  retailStoreOpen,
  closedProvinces: [...closedProvinces],
  rates: rates.map(rateJsonOf),
  seller,
});

/** The public part of the company's file; without a sister company, an earlier page shows none of hers. */
const shownCompany = companyJson.parse({
  ...company,
  sisterCompany: company.sisterCompany ?? { name: '', blurb: '', website: '' },
});

export const presentSettings = (settings: SiteSettings): SettingsJson => ({
  ...presentSwitches(settings),
  company: shownCompany,
});

/** Deposits in dollars, by first day. */
export const presentDeposits = (rows: readonly KegDeposit[]): KegDepositJson[] =>
  rows.map(({ from, cents }) => ({
    from,
    50: dollarsOf(cents[50]),
    30: dollarsOf(cents[30]),
    20: dollarsOf(cents[20]),
  }));

/** Deposits in cents, by first day. */
export const depositsOf = (rows: readonly KegDepositJson[]): KegDeposit[] =>
  rows
    .map(({ from, ...by }) => ({
      from,
      cents: { 50: centsOf(by[50]), 30: centsOf(by[30]), 20: centsOf(by[20]) },
    }))
    .sort((one, other) => (one.from < other.from ? -1 : 1));
