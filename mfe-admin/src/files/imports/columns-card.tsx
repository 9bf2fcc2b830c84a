import { Icon } from 'shared-ui/icons';
import { usePhone } from '../../data/calls/index.ts';
import { Stack, Text } from '../../kit/layout/index.ts';
import { ButtonAnchor, Card } from '../../kit/parts/index.ts';
import { type Template, templateAddress } from './template.ts';

export type ColumnNames = readonly (readonly [string, string])[];

/** Columns of an inventory file (IMPORT-3). */
export const INVENTORY_COLUMNS: ColumnNames = [
  [
    'Product ID/SKU',
    'item #, item number, item no, item num, product id, product number, product no, sku, code, id',
  ],
  ['Name', 'item, name, product name, product, title, description'],
  ['Price', 'price, unit price, web price, retail price, cost, item price'],
  ['Stock', 'Available where On Hand is above 0, otherwise 0'],
  ['Others', 'Cat/Category, Packaging/Package'],
];

/** Columns of a file of descriptions and images (IMPORT-18). */
export const DESCRIPTION_COLUMNS: ColumnNames = [
  ['ID', 'ID, Item # or Item#'],
  ['Description', 'Description'],
  ['Image', 'Image, image_url or image address'],
];

/** Columns of a file of licences. */
export const LICENCE_COLUMNS: ColumnNames = [
  ['Licence number', 'Number, LICENSE_NUMBER, LICENSE, LicenseNumber'],
  ['Company name', 'Establishment, ESTABLISHMENT, NAME, EstablishmentName'],
  ['Others', 'End date/Expiry date, Checked on, Standing, Class, Premises address'],
];

/** Columns of a file of suppliers (SUPPLIER-3). */
export const SUPPLIER_COLUMNS: ColumnNames = [
  ['Name', 'Supplier, Brewery, Company or Name'],
  ['Brands', 'Brands or Brand; several are separated by commas'],
  ['Numbers', 'Licence number, LDB vendor number'],
  ['Contacts', 'Contact name, Email, Phone, Gets reports; a row for each contact'],
];

/** A sample file to start from. */
export function TemplateLink({ template: { fileName, text } }: { template: Template }) {
  return (
    <ButtonAnchor href={templateAddress(text)} download={fileName}>
      <Icon name="download" size={16} />
      Sample CSV template
    </ButtonAnchor>
  );
}

/** The columns that the import reads; on a phone with the sample file. */
export function ColumnsCard({ columns, template }: { columns: ColumnNames; template?: Template }) {
  const isPhone = usePhone();
  return (
    <Card title="Columns it reads" aside="Any order, any case">
      <Stack as="dl" gap={4} pad="2 14 12">
        {columns.map(([name, names]) => (
          <Stack columns="132px minmax(0, 1fr)" key={name}>
            <Text as="dt" weight={500}>
              {name}
            </Text>
            <Text as="dd" tone="quiet">
              {names}
            </Text>
          </Stack>
        ))}
      </Stack>
      {isPhone && template !== undefined && (
        <Text as="p" pad="4 14 14">
          <TemplateLink template={template} />
        </Text>
      )}
    </Card>
  );
}
