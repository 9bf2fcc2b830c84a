import { supplierFinder } from './index.ts';

// SUPPLIER-2
test.each([
  ['CZECH BROS', 'Brothers'],
  [' czech bros ', 'Brothers'],
  ['Élan', 'Elan Beer'],
  ['FORCE', undefined],
  ['', undefined],
  [undefined, undefined],
])('a product of the brand %p is of the supplier %p', (hiddenCategory, name) => {
  const find = supplierFinder([
    { name: 'Brothers', brands: ['Czech Bros', 'BROS'] },
    { name: 'Elan Beer', brands: ['ELAN'] },
  ]);
  expect(find(hiddenCategory === undefined ? {} : { hiddenCategory })?.name).toBe(name);
});
