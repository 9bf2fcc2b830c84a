import { z } from 'zod';
import { TEXT_LIMITS } from '../../goods/product-fields/index.ts';
import { emailField, requiredText } from './form-fields.ts';

const optional = (max: number) =>
  z.string().trim().max(max, `Please use at most ${max} characters`).optional();

export const supplierContact = z.object({
  name: requiredText(1, 'Name is required'),
  email: emailField(),
  phone: optional(30),
  getsReports: z.boolean().describe('Whether sales reports are mailed to this contact'),
});
export type SupplierContact = z.infer<typeof supplierContact>;

/** What staff enter about a supplier (SUPPLIER-1). */
export const supplierForm = z.object({
  name: requiredText(1, 'Please give the supplier a name', 100),
  brands: z
    .array(requiredText(1, 'Please name the brand', TEXT_LIMITS.hiddenCategory))
    .min(1, 'Please name at least one brand')
    .max(50, 'Please name at most 50 brands'),
  licenceNumber: optional(30),
  ldbVendorNumber: optional(30),
  contacts: z.array(supplierContact).max(20, 'Please keep at most 20 contacts'),
  showsCustomers: z.boolean().describe('Whether its page names customers'),
});
export type SupplierForm = z.infer<typeof supplierForm>;

const version = z.int().min(0).describe('0 for a new one; guards against lost updates');

/** A supplier: a brewery whose products the company distributes, found by their brand. */
export const supplierJson = supplierForm.extend({ id: z.string(), version });
export type SupplierJson = z.infer<typeof supplierJson>;

export const supplierListJson = z.object({
  suppliers: z.array(supplierJson),
  brandsWithout: z.array(z.string()).describe('Brands of products that belong to no supplier'),
});
export type SupplierListJson = z.infer<typeof supplierListJson>;

export const supplierParams = z.object({ id: z.uuid() });

/** `PUT /api/admin/suppliers/:id`: the id is the page's own, so that a repeated request creates one supplier. */
export const supplierPut = supplierForm.extend({ version });
export type SupplierPut = z.input<typeof supplierPut>;
