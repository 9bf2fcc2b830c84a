import { isStaffAddress } from 'shared-domain/company';

/** 'Nora Whitfield' for nora.whitfield@cbo.example; other addresses unchanged. */
export function staffName(email: string): string {
  if (!isStaffAddress(email)) return email;
  const [name = ''] = email.split('@');
  return name
    .split(/[._-]+/)
    .filter(Boolean)
    .map((part) => part.charAt(0).toLocaleUpperCase('en-CA') + part.slice(1))
    .join(' ');
}
