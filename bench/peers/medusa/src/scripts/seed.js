import { readFileSync, writeFileSync } from 'node:fs';
import {
  createInventoryLevelsWorkflow,
  createProductsWorkflow,
  createRegionsWorkflow,
  createShippingOptionsWorkflow,
  createShippingProfilesWorkflow,
  createStockLocationsWorkflow,
  createTaxRegionsWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
} from '@medusajs/medusa/core-flows';

/**
 * Fills an empty shop that delivers in Canada: `medusa exec seed.js <products.json> <shop.json>`. Writes what a caller of
 * the store's API has to know to the second file.
 */
export default async function seed({ container, args: [productsFile, shopFile] }) {
  const run = async (workflow, input) => (await workflow(container).run({ input })).result;
  const query = container.resolve('query');
  const [channel] = (await query.graph({ entity: 'sales_channel', fields: ['id'] })).data;
  const [key] = (await query.graph({ entity: 'api_key', fields: ['token'] })).data;

  const [region] = await run(createRegionsWorkflow, {
    regions: [
      { name: 'Canada', currency_code: 'cad', countries: ['ca'], payment_providers: ['pp_system_default'] },
    ],
  });
  await run(createTaxRegionsWorkflow, [
    {
      country_code: 'ca',
      provider_id: 'tp_system',
      default_tax_rate: { name: 'Standard Tax', code: 'standard', rate: 5 },
    },
  ]);
  const [location] = await run(createStockLocationsWorkflow, { locations: [{ name: 'Warehouse' }] });
  await run(linkSalesChannelsToStockLocationWorkflow, { id: location.id, add: [channel.id] });
  const { profile, option } = await seedShipping({ container, run, location });
  await seedProducts({ run, query, location, channel, profile, productsFile });
  const seeded = await query.graph({ entity: 'product', fields: ['id', 'handle', 'variants.id'] });
  const products = seeded.data.map(({ id, handle, variants }) => [handle, { id, variant: variants[0].id }]);
  const shop = {
    key: key.token,
    region: region.id,
    shippingOption: option.id,
    products: Object.fromEntries(products),
  };
  writeFileSync(shopFile, JSON.stringify(shop));
}

/** One parcel rate for Canada, sent from the location. */
async function seedShipping({ container, run, location }) {
  const link = container.resolve('link');
  const [profile] = await run(createShippingProfilesWorkflow, { data: [{ name: 'Goods', type: 'default' }] });
  const set = await container
    .resolve('fulfillment')
    .createFulfillmentSets({
      name: 'Delivery',
      type: 'shipping',
      service_zones: [{ name: 'Canada', geo_zones: [{ country_code: 'ca', type: 'country' }] }],
    });
  const stock_location = { stock_location_id: location.id };
  await link.create({ stock_location, fulfillment: { fulfillment_provider_id: 'manual_manual' } });
  await link.create({ stock_location, fulfillment: { fulfillment_set_id: set.id } });
  const [option] = await run(createShippingOptionsWorkflow, [
    {
      name: 'Parcel',
      price_type: 'flat',
      provider_id: 'manual_manual',
      service_zone_id: set.service_zones[0].id,
      shipping_profile_id: profile.id,
      type: { label: 'Parcel', description: 'By post', code: 'parcel' },
      prices: [{ currency_code: 'cad', amount: 14.95 }],
      rules: [
        { attribute: 'enabled_in_store', operator: 'eq', value: 'true' },
        { attribute: 'is_return', operator: 'eq', value: 'false' },
      ],
    },
  ]);
  return { profile, option };
}

/** Products of one variant each, in stock at the location. */
async function seedProducts({ run, query, location, channel, profile, productsFile }) {
  const products = JSON.parse(readFileSync(productsFile, 'utf8'));
  await run(createProductsWorkflow, {
    products: products.map(({ name, slug, description, sku, price }) => ({
      title: name,
      handle: slug,
      description,
      status: 'published',
      shipping_profile_id: profile.id,
      sales_channels: [{ id: channel.id }],
      options: [{ title: 'Size', values: ['Default'] }],
      variants: [
        {
          title: 'Default',
          sku,
          options: { Size: 'Default' },
          prices: [{ currency_code: 'cad', amount: price }],
        },
      ],
    })),
  });
  const { data: items } = await query.graph({ entity: 'inventory_item', fields: ['id'] });
  await run(createInventoryLevelsWorkflow, {
    inventory_levels: items.map(({ id }) => ({
      inventory_item_id: id,
      location_id: location.id,
      stocked_quantity: products[0].stock,
    })),
  });
}
