import { useMemo } from 'react';
import { brandOf, brandsOf, fold, hasPackaging } from 'shared-domain/catalogue';
import { company } from 'shared-domain/company';
import type { ProductJson } from 'shared-domain/contracts';
import { LTO_BADGES } from 'shared-domain/offers';
import { PACKAGING_LABELS, PACKAGING_TYPES } from 'shared-domain/products';
import { MuiTheme } from 'shared-ui/mui';
import { Row, Small, Stack, Text } from '../../kit/layout/index.ts';
import { Button, CheckBox, Switch, WaitingCount } from '../../kit/parts/index.ts';
import { filterCount } from './address.ts';
import styles from './filter-panel.module.css';
import type { InventoryAddress } from './use-inventory-view.ts';

const toggled = <Value,>(list: readonly Value[], value: Value): Value[] =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value];

type OptionsProps<Value extends string> = {
  legend: string;
  /** `count` is undefined while loading. */
  options: readonly { value: Value; label: string; count: number | undefined }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
};

function Options<Value extends string>({ legend, options, chosen, onChange }: OptionsProps<Value>) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {options.map(({ value, label, count }) => (
        <Row key={value} as="label" gap={9} tall={29} className={styles.option}>
          <CheckBox checked={chosen.includes(value)} onChange={() => onChange(toggled(chosen, value))} />
          <Text grow shrink size="xs" tight className={styles.label}>
            {label}
          </Text>
          <Small figures className={styles.count} aria-hidden="true">
            {count ?? <WaitingCount />}
          </Small>
        </Row>
      ))}
    </fieldset>
  );
}

function useCounts(known: readonly ProductJson[] | undefined, showHidden: boolean) {
  return useMemo(() => {
    const products = known?.filter(({ hidden }) => showHidden || !hidden) ?? [];
    const ofBrand = new Map<string, number>();
    for (const product of products) {
      const brand = fold(brandOf(product));
      ofBrand.set(brand, (ofBrand.get(brand) ?? 0) + 1);
    }
    const ours = company.brands.map(({ label }) => label);
    const others = brandsOf(known ?? []).filter((brand) => !ours.includes(brand));
    const count = (passes: (product: ProductJson) => boolean) => known && products.filter(passes).length;
    return {
      brands: [...ours, ...others].map((brand) => ({
        brand,
        count: known && (ofBrand.get(fold(brand)) ?? 0),
      })),
      packagings: PACKAGING_TYPES.map((packaging) => ({
        packaging,
        count: count((product) => hasPackaging(product, [packaging])),
      })),
      hidden: known?.filter(({ hidden }) => hidden).length,
    };
  }, [known, showHidden]);
}

type FilterPanelProps = {
  /** Undefined while loading. */
  products: readonly ProductJson[] | undefined;
  address: InventoryAddress;
  /** Whether it is in the sheet, which has its own Clear button. */
  sheet?: boolean;
};

/**
 * The filters of the inventory: brand, packaging, hidden products; counts leave out hidden products, like the list.
 */
export default function FilterPanel({ products, address, sheet = false }: FilterPanelProps) {
  const { view, filter, change, clear } = address;
  const { filters, lto } = view;
  const { brands, packagings, hidden } = useCounts(products, filters.showHidden);
  return (
    <MuiTheme>
      <Stack gap={12} top>
        <Options
          legend="Brand"
          options={brands.map(({ brand, count }) => ({ value: brand, label: brand, count }))}
          chosen={filters.brands}
          onChange={(brands) => filter({ brands })}
        />
        <Options
          legend="Packaging"
          options={packagings.map(({ packaging, count }) => ({
            value: packaging,
            label: sheet ? PACKAGING_LABELS[packaging] : packaging,
            count,
          }))}
          chosen={filters.packagings}
          onChange={(packagings) => filter({ packagings })}
        />
        <Visibility
          hidden={hidden}
          sheet={sheet}
          isOn={filters.showHidden}
          onChange={(showHidden) => filter({ showHidden })}
        />
        {lto.length > 0 && (
          <Stack as="p" left size="xs" className={styles.lto}>
            <span>{lto.map((state) => LTO_BADGES[state]).join(', ')} only</span>
            <Button variant="quiet" onClick={() => change({ lto: [] })}>
              Any LTO
            </Button>
          </Stack>
        )}
        {!sheet && filterCount(view) > 0 && (
          <span className={styles.clear}>
            <Button variant="quiet" onClick={clear}>
              Clear filters
            </Button>
          </span>
        )}
      </Stack>
    </MuiTheme>
  );
}

type VisibilityProps = {
  /** Undefined while loading. */
  hidden: number | undefined;
  sheet: boolean;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

function Visibility({ hidden, sheet, isOn, onChange }: VisibilityProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={sheet ? 'visually-hidden' : undefined}>Visibility</legend>
      <Row gap={9} tall={29} className={styles.option}>
        <Switch label="Show hidden" checked={isOn} onChange={onChange} />
        <Text grow shrink size="xs" tight className={styles.label} aria-hidden="true">
          Show hidden
        </Text>
        <Small figures className={styles.count} aria-hidden="true">
          {hidden ?? <WaitingCount />}
        </Small>
      </Row>
    </fieldset>
  );
}
