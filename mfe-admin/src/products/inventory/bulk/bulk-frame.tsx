import type { FormEvent } from 'react';
import type { ProductChange, ProductJson } from 'shared-domain/contracts';
import { displayName } from 'shared-domain/products';
import { FormDialog } from '../../../kit/form/index.ts';

/** The change: the same for each product, or computed per product. */
export type BulkChange = ProductChange | ((product: ProductJson) => ProductChange);

export type BulkProps = {
  products: readonly ProductJson[];
  onApply: (change: BulkChange, title: string) => void;
  onClose: () => void;
};

/** 'Gantry IPA' or '12 products'. */
export const countOf = (products: readonly ProductJson[]): string => {
  const [only] = products;
  return products.length === 1 && only ? displayName(only) : `${products.length} products`;
};

type BulkFrameProps = {
  title: string;
  products: readonly ProductJson[];
  onClose: () => void;
  onSubmit: () => void;
  children: React.ReactNode;
  extra?: React.ReactNode;
};

/** A dialog of one change for the selected products. */
export function BulkFrame({ title, products, onClose, onSubmit, children, extra }: BulkFrameProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <FormDialog
      form={{ submit, busy: false }}
      title={title}
      context={countOf(products)}
      before={extra}
      action={`Apply to ${products.length === 1 ? 'this product' : `${products.length} products`}`}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}
