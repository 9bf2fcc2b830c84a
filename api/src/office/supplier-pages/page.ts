import { creditsOf, type Period, unitsCredited, unitsSent } from 'shared-domain/accounting';
import type { SupplierJson, SupplierPageJson } from 'shared-domain/contracts';
import { addDays, dayOf } from 'shared-domain/dates';
import { isAlcohol } from 'shared-domain/products';
import { markedSize, sizeOf } from 'shared-domain/sizes';
import {
  containersInStock,
  daysOfStock,
  PACE_DAYS,
  PAGE_WEEKS,
  type Supplied,
  type SupplierScope,
  suppliedLines,
  totalledBy,
  weekOf,
} from 'shared-domain/supplier-page';
import { supplierFinder } from 'shared-domain/suppliers';
import { currentCatalogue } from '../../catalogue/products/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { creditedIn, sentIn } from '../accounting/index.ts';

type Dated = Supplied & { day: string };

/** A supplier's deliveries of the last weeks, and its stock (SUPPLIER-20 to SUPPLIER-22). */
export async function readPage(
  deps: Deps,
  supplier: SupplierJson,
): Promise<Omit<SupplierPageJson, 'name' | 'until' | 'at'>> {
  const today = dayOf(deps.clock());
  const period = { from: addDays(weekOf(today), -7 * (PAGE_WEEKS - 1)), to: today };
  const isTheirs = supplierFinder([supplier]);
  const products = (await currentCatalogue(deps))
    .list('staff')
    .filter((product) => isAlcohol(product) && isTheirs(product));
  const scope = {
    products: new Map(products.map((product) => [product.id, product])),
    namesCustomers: supplier.showsCustomers,
  };
  const lines = await linesIn(deps, period, scope);
  const lately = lines.filter(({ day }) => day > addDays(today, -PACE_DAYS));
  const delivered = new Map(
    totalledBy(lately, ['productId']).map(({ productId, containers }) => [productId, containers]),
  );
  return {
    from: period.from,
    namesCustomers: supplier.showsCustomers,
    deliveries: totalledBy(
      lines.map(({ day: _, ...line }) => line),
      ['week', 'productId', 'area', 'customer'],
    ).sort((one, other) => other.week.localeCompare(one.week)),
    products: products.map((product) => {
      const [inStock, soldLately] = [containersInStock(product), delivered.get(product.id) ?? 0];
      return {
        ...{ id: product.id, name: product.name },
        ...(product.ldbSku ? { ldbSku: product.ldbSku } : {}),
        ...{ size: markedSize(sizeOf(product)), inStock, delivered: soldLately },
        days: daysOfStock(inStock, soldLately),
      };
    }),
  };
}

async function linesIn(deps: Deps, period: Period, scope: SupplierScope): Promise<Dated[]> {
  const ofThem = { 'items.productId': { $in: [...scope.products.keys()] } };
  const lines: Dated[] = [];
  const add = (day: string, supplied: Supplied[]) =>
    lines.push(...supplied.map((line) => ({ ...line, day })));
  for await (const { order, day } of sentIn(deps, period, ofThem))
    add(
      day,
      suppliedLines(order, day, scope, (item) => unitsSent(order, item)),
    );
  for await (const order of creditedIn(deps, period, ofThem))
    for (const credit of creditsOf(order)) {
      const day = dayOf(new Date(credit.at));
      if (day < period.from || day > period.to) continue;
      add(
        day,
        suppliedLines(order, day, scope, (item) => unitsCredited(credit, item)),
      );
    }
  return lines;
}
