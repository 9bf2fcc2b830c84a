import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { field, openEditor, save } from '../../testing/editor.tsx';
import { fill } from '../../testing/fill.ts';
import { ok, refusal } from '../../testing/open-staff.tsx';
import { LAGER, MILD } from '../../testing/products.ts';

// STAFF-17
test('The editor replaces the list and returns to it with its filters', async () => {
  const { search } = await openEditor('CON-1042', 'filters=in-stock&');
  expect(await screen.findByRole('heading', { name: 'Rail Yard Lager', level: 1 })).toBeInTheDocument();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('grid', { name: 'Products' })).toBeInTheDocument();
  expect(search()).toBe('?filters=in-stock');
});

// PRODUCT-8
test('An unknown id says so', async () => {
  await openEditor('NOWHERE');
  expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeInTheDocument();
  expect(screen.getByText('The selected product could not be found.')).toBeInTheDocument();
});

// PRODUCT-6
test('ABV is required, and nothing is sent', async () => {
  const { productApi } = await openEditor('FUG-1411');
  await fill(await screen.findByLabelText('Friendly name'), 'Dark');
  await userEvent.click(save());
  expect(field('ABV')).toHaveAccessibleDescription('ABV is required. Please enter a valid number.');
  expect(field('ABV')).toHaveFocus();
  expect(screen.getByText('1 field needs attention')).toBeInTheDocument();
  expect(productApi.edits).toEqual([]);
});

// MONEY-10
test('ABV and LTO price take a decimal comma; a text that is no number stays and is refused', async () => {
  const { productApi } = await openEditor('FUG-1411');
  await screen.findByLabelText('Friendly name');
  await fill(field('ABV'), '5,2%');
  await userEvent.click(save());
  expect(field('ABV')).toHaveValue('5,2%');
  expect(field('ABV')).toHaveAccessibleDescription('ABV is required. Please enter a valid number.');
  await userEvent.type(field('ABV'), '{Backspace}');
  await fill(field('LTO price'), '8,50');
  for (const name of ['LTO start date', 'LTO end date']) {
    fireEvent.change(field(name), { target: { value: '2099-11-27' } });
  }
  await userEvent.click(save());
  await waitFor(() => expect(productApi.stored.get('FUG-1411')).toMatchObject({ abv: 5.2, ltoPrice: 8.5 }));
});

// PRICE-11
test('An incomplete LTO and one above the ordinary price are refused, an offer of one day is saved', async () => {
  const { productApi } = await openEditor('CON-1042');
  await fill(await screen.findByLabelText('LTO price'), '52.81');
  await userEvent.click(save());
  expect(
    screen.getByText('All LTO fields (price, start date, end date) must be filled together.'),
  ).toBeInTheDocument();
  for (const name of ['LTO start date', 'LTO end date']) {
    fireEvent.change(field(name), { target: { value: '2099-11-27' } });
  }
  await userEvent.click(save());
  expect(screen.getByText('LTO price must not be above the ordinary price.')).toBeInTheDocument();
  expect(field('LTO price')).toBeInvalid();
  expect(productApi.edits).toEqual([]);
  fireEvent.change(field('LTO price'), { target: { value: '52.80' } });
  await userEvent.click(save());
  await waitFor(() => expect(productApi.stored.get('CON-1042')?.ltoPrice).toBe(52.8));
});

// PRODUCT-8
test('Ctrl S saves only what was changed, with the guard, and Undo reverts it', async () => {
  const { productApi } = await openEditor('CON-1042');
  const name = await screen.findByLabelText('Friendly name');
  await fill(name, 'Rail');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Rail has been updated successfully.')).toBeInTheDocument();
  expect(productApi.edits).toEqual([
    { id: 'CON-1042', edit: { friendlyName: 'Rail', updatedAt: '2026-11-20T10:00:00.000Z' } },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(productApi.stored.get('CON-1042')?.friendlyName).toBeUndefined());
});

// PRODUCT-8
test('A failed save is reported and keeps the typed values, until they are saved', async () => {
  const answers = [refusal('internal', 'Something went wrong. Please try again.'), ok(LAGER)];
  await openEditor('CON-1042', '', { editProduct: async () => answers.shift() ?? ok(LAGER) });
  await fill(await screen.findByLabelText('Friendly name'), 'Rail');
  await userEvent.click(save());
  expect(await screen.findByText('Failed to update product. Please try again.')).toBeInTheDocument();
  expect(
    screen.getByText('Failed to update product: Something went wrong. Please try again.'),
  ).toBeInTheDocument();
  expect(field('Friendly name')).toHaveValue('Rail');
  await userEvent.click(save());
  expect(await screen.findByText(/has been updated successfully/)).toBeInTheDocument();
  expect(screen.queryByText('Failed to update product. Please try again.')).not.toBeInTheDocument();
});

// PRODUCT-7
test('The second of two members of staff sees both versions and chooses', async () => {
  const { productApi } = await openEditor('CON-1042', '', {
    audit: async () =>
      ok({
        entries: [
          {
            id: '1',
            at: '2026-11-20T10:30:00Z',
            who: 'piet.novak@cbo.example',
            action: 'product.edit',
            subject: '',
          },
        ],
      }),
  });
  const text = await screen.findByLabelText('Description');
  await userEvent.clear(text);
  await fill(text, 'Mine');
  await fill(field('Friendly name'), 'Rail');
  productApi.meanwhile('CON-1042', { description: 'Theirs', stock: 4 });
  await userEvent.click(save());

  const dialog = await screen.findByRole('dialog', {
    name: 'Piet Novak saved this product while you edited it',
  });
  const row = within(dialog).getByRole('group', { name: 'Description' });
  expect(within(row).getByRole('radio', { name: 'Theirs' })).toBeChecked();
  expect(within(dialog).queryByRole('group', { name: 'Friendly name' })).not.toBeInTheDocument();
  await userEvent.click(within(row).getByRole('radio', { name: 'Mine' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save these choices' }));
  await waitFor(() => expect(productApi.stored.get('CON-1042')?.description).toBe('Mine'));
  expect(productApi.stored.get('CON-1042')).toMatchObject({ friendlyName: 'Rail', stock: 4 });
});

// PRODUCT-7
test('a change that someone else has made and undone is no conflict', async () => {
  const { productApi } = await openEditor('CON-1042');
  await screen.findByLabelText('Description');
  await fill(field('Friendly name'), 'Rail');
  productApi.meanwhile('CON-1042', {});
  await userEvent.click(save());
  await waitFor(() => expect(productApi.stored.get('CON-1042')?.friendlyName).toBe('Rail'));
});

const drop = (file: File) =>
  fireEvent.drop(screen.getByRole('group', { name: 'Image' }), { dataTransfer: { files: [file] } });

const sized = (name: string, type: string, size: number) =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });
const IMAGE = sized('mild.jpg', 'image/jpeg', 1000);
const MB = 1024 * 1024;

// PRODUCT-11, PRODUCT-12
test.each([
  ['no image', sized('notes.txt', 'text/plain', 5), ok(MILD), 'Invalid File', 'Please drop an image file.'],
  [
    'above 50 MB',
    sized('wall.jpg', 'image/jpeg', 50 * MB + 1),
    ok(MILD),
    'File too large - Maximum file size is 50MB',
  ],
  [
    'too much for the storage',
    IMAGE,
    refusal('storage_limit_exceeded', 'Storage limit exceeded. Contact your administrator.'),
    'Storage limit exceeded. Contact your administrator.',
  ],
  [
    'sent while the shop is out of reach',
    IMAGE,
    refusal('network', 'We could not reach the shop.'),
    'Upload failed: We could not reach the shop.',
  ],
  [
    'answered without an address',
    IMAGE,
    ok(MILD),
    'Upload incomplete',
    'Failed to generate image URL after upload',
  ],
])('A file that is %s is not taken, and the page says so', async (_what, file, answer, ...texts) => {
  await openEditor('FUG-1411', '', { uploadImage: async () => answer });
  await screen.findByLabelText('Friendly name');
  drop(file);
  for (const text of texts) expect((await screen.findAllByText(text as string))[0]).toBeVisible();
  expect(screen.getByRole('group', { name: 'Image' })).toHaveTextContent(texts.at(-1) as string);
});

test('An uploaded image is shown, and the typed values stay', async () => {
  const uploaded = {
    ...MILD,
    imageUrl: '/api/images/products/mild.jpg',
    updatedAt: '2026-11-20T10:05:00.000Z',
  };
  await openEditor('FUG-1411', '', { uploadImage: async () => ok(uploaded) });
  await fill(await screen.findByLabelText('Friendly name'), 'Dark Mild');
  drop(new File(['x'], 'mild.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText('mild.jpg uploaded')).toBeInTheDocument();
  expect(field('Friendly name')).toHaveValue('Dark Mild');
});

test('An upload shows its progress in megabytes and per cent, and can be cancelled', async () => {
  await openEditor('FUG-1411', '', {
    uploadImage: async (_input, action) => {
      action.onProgress?.(0.64);
      await new Promise((called) => action.signal?.addEventListener('abort', called));
      return refusal('aborted', '');
    },
  });
  await screen.findByLabelText('Friendly name');
  drop(sized('front.jpg', 'image/jpeg', 8.1 * MB));
  expect(await screen.findByText('5.2 of 8.1 MB · 64%')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('aria-valuenow', '64');
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Image' })).getByRole('button', { name: 'Cancel' }),
  );
  expect(await screen.findByText('Drop an image here')).toBeInTheDocument();
});
