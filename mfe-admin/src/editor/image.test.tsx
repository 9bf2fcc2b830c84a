import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { field, openEditor } from '../testing/editor.tsx';
import { ok, refusal } from '../testing/open-staff.tsx';
import { MILD } from '../testing/products.ts';

const drop = (file: File) =>
  fireEvent.drop(screen.getByRole('group', { name: 'Image' }), { dataTransfer: { files: [file] } });

// PRODUCT-11
test("A file that isn't an image is refused when it is dropped", async () => {
  await openEditor('CON-1042');
  await screen.findByLabelText('Friendly name');
  drop(new File(['hello'], 'notes.txt', { type: 'text/plain' }));
  expect(await screen.findByText('Invalid File')).toBeInTheDocument();
  expect(screen.getAllByText('Please drop an image file.')).toHaveLength(2);
});

// PRODUCT-11
test('A file above 50 MB is refused before it is sent', async () => {
  await openEditor('CON-1042');
  await screen.findByLabelText('Friendly name');
  const file = new File(['x'], 'wall.jpg', { type: 'image/jpeg' });
  Object.defineProperty(file, 'size', { value: 50 * 1024 * 1024 + 1 });
  drop(file);
  expect(await screen.findByText('File too large - Maximum file size is 50MB')).toBeInTheDocument();
});

test('An uploaded image is shown; what was typed stays', async () => {
  const uploaded = {
    ...MILD,
    imageUrl: '/api/images/products/mild.jpg',
    updatedAt: '2026-11-20T10:05:00.000Z',
  };
  await openEditor('FUG-1411', '', { uploadImage: async () => ok(uploaded) });
  await userEvent.type(await screen.findByLabelText('Friendly name'), 'Dark Mild');
  drop(new File(['x'], 'mild.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText('mild.jpg is in place')).toBeInTheDocument();
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
  const photo = new File(['x'], 'front.jpg', { type: 'image/jpeg' });
  Object.defineProperty(photo, 'size', { value: 8.1 * 1024 * 1024 });
  drop(photo);
  expect(await screen.findByText('5.2 of 8.1 MB · 64%')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('aria-valuenow', '64');
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Image' })).getByRole('button', { name: 'Cancel' }),
  );
  expect(await screen.findByText('Drop an image here')).toBeInTheDocument();
});

const IMAGE = new File(['x'], 'mild.jpg', { type: 'image/jpeg' });

// PRODUCT-12
test('A full storage says whom to ask', async () => {
  const words = 'Storage limit exceeded. Contact your administrator.';
  await openEditor('FUG-1411', '', {
    uploadImage: async () => refusal('storage_limit_exceeded', words, { title: 'Storage limit exceeded' }),
  });
  await screen.findByLabelText('Friendly name');
  drop(IMAGE);
  expect(await screen.findAllByText(words)).toHaveLength(2);
});

// PRODUCT-12
test('Any other upload failure shows its message', async () => {
  await openEditor('FUG-1411', '', {
    uploadImage: async () => refusal('network', 'We could not reach the shop.'),
  });
  await screen.findByLabelText('Friendly name');
  drop(IMAGE);
  expect(await screen.findAllByText('Upload failed: We could not reach the shop.')).toHaveLength(2);
});

// PRODUCT-12
test('An upload that returns no address is incomplete', async () => {
  await openEditor('FUG-1411', '', { uploadImage: async () => ok(MILD) });
  await screen.findByLabelText('Friendly name');
  drop(IMAGE);
  expect(await screen.findByText('Upload incomplete')).toBeInTheDocument();
  expect(screen.getAllByText('Failed to generate image URL after upload')).toHaveLength(2);
});
