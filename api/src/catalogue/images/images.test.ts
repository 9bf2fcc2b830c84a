import { createConnection } from 'node:net';
import { PassThrough } from 'node:stream';
import sharp from 'sharp';
import { productDocument } from '../../../test/products.ts';
import { type Browser, cookieOf, staffBrowser } from '../../../test/staff.ts';
import { ORIGIN } from '../../../test/start-api.ts';
import { testApi } from '../../../test/test-api.ts';
import { deleteImage, storeImage } from '../../foundation/image-store/index.ts';
import { productModel } from '../products/index.ts';
import { storageFailure } from './handlers.ts';

const MEGABYTE = 1024 * 1024;

describe('product images', () => {
  const api = testApi();
  let staff: Browser;
  let picture: Buffer;
  beforeAll(async () => {
    staff = await staffBrowser(api);
    await productModel(api.deps.connection).insertMany([productDocument({ _id: 'CTR-101' })]);
    picture = await sharp({ create: { width: 800, height: 1200, channels: 3, background: '#2E6F95' } })
      .png()
      .toBuffer();
  });

  const upload = (content: Buffer, name = 'can.png', id = 'CTR-101') =>
    staff.post(`/api/admin/products/${id}/image`).attach('image', content, name);

  // PRODUCT-13
  test('An uploaded picture gets a signed address that anyone can read', async () => {
    const answer = await upload(picture);
    expect(answer.status).toBe(200);
    expect(answer.body.imageUrl).toMatch(
      /^\/api\/images\/products\/CTR-101_[\w-]+\.png\?expires=\d+&signature=/,
    );
    const read = await api.browser().get(answer.body.imageUrl);
    expect(read.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(picture.length),
      'cache-control': 'public, max-age=3600',
    });
    expect(Buffer.compare(read.body, picture)).toBe(0);
    const again = await api
      .browser()
      .get(answer.body.imageUrl)
      .set('If-None-Match', read.headers.etag ?? '');
    expect(again.status).toBe(304);
  });

  // PRODUCT-14
  test('A browser gets the width that it asks for, in the best format that it accepts', async () => {
    const { imageUrl } = (await upload(picture)).body;
    for (const [accept, type] of [
      ['image/avif,image/webp,*/*', 'image/avif'],
      ['image/webp,*/*', 'image/webp'],
    ] as const) {
      for (const round of ['made', 'kept']) {
        const answer = await api.browser().get(`${imageUrl}&w=300`).set('Accept', accept).buffer(true);
        expect([round, answer.headers['content-type']]).toEqual([round, type]);
        expect((await sharp(answer.body).metadata()).width).toBe(320);
      }
    }
  });

  // PRODUCT-13
  test('An address with another signature, file or expiry is 404', async () => {
    const { imageUrl }: { imageUrl: string } = (await upload(picture)).body;
    for (const forged of [
      imageUrl.replace(/signature=.*/, 'signature=AAAA'),
      imageUrl.replace(/_[\w-]+\.png/, '_other.png'),
      imageUrl.replace(/expires=\d+/, 'expires=4102444800'),
    ]) {
      const answer = await api.browser().get(forged);
      expect([forged, answer.status, answer.body.code]).toEqual([forged, 404, 'image_not_found']);
    }
  });

  // PRODUCT-18
  test.each(['jpeg', 'webp', 'png'] as const)(
    'Where a %s was taken, and by whom, stays with the photographer',
    async (format) => {
      const gps = { GPSLatitude: '49/1 16/1 0/1', GPSLongitude: '123/1 7/1 0/1' };
      const taken = await sharp(picture)
        .rotate(90)
        .withExif({ IFD0: { Artist: 'Ines Tremblay', Orientation: '6' }, IFD3: gps })
        .toFormat(format)
        .toBuffer();
      expect((await sharp(taken).metadata()).exif).toBeDefined();
      const { imageUrl } = (await upload(taken, `can.${format}`)).body;
      const original = await api.browser().get(imageUrl).set('Accept', '*/*').buffer(true);
      const { exif, xmp, iptc, format: kept, pages } = await sharp(original.body).metadata();
      expect([exif, xmp, iptc, kept, pages ?? 1]).toEqual([undefined, undefined, undefined, format, 1]);
      expect(original.body.includes('Ines Tremblay')).toBe(false);
    },
  );

  // PRODUCT-11
  test('A text named like a picture is refused, and so is an SVG', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
    for (const content of [Buffer.from('not a picture'), svg]) {
      const answer = await upload(content, 'can.png');
      expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
        415,
        'image_type',
        'Please drop an image file.',
      ]);
    }
  });

  // PRODUCT-11
  test.each(['png', 'jpeg', 'webp'] as const)(
    'A %s that is cut off is refused, asking for a whole one',
    async (format) => {
      const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
      const create = { width: 200, height: 300, channels: 3, noise, background: '#000' } as const;
      const whole = await sharp({ create }).toFormat(format).toBuffer();
      expect((await upload(whole)).status).toBe(200);
      const answer = await upload(whole.subarray(0, whole.length / 2));
      expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
        415,
        'image_damaged',
        'This picture is damaged or not complete. Please save or export it again, then upload it.',
      ]);
    },
  );

  // PRODUCT-11
  test('A HEIC picture is refused, asking for JPEG; an AVIF is accepted', async () => {
    for (const brands of ['ftypheic\0\0\0\0mif1heic', 'ftypmif1\0\0\0\0mif1heic']) {
      const answer = await upload(Buffer.from(`\0\0\0\x18${brands}${'\0'.repeat(400)}`, 'latin1'));
      expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
        415,
        'image_heic',
        'HEIC pictures, as iPhones take them, can’t be shown in browsers. Please save it as JPEG, then upload it.',
      ]);
    }
    const avif = await sharp(picture).avif({ effort: 0 }).toBuffer();
    expect((await upload(avif)).body.imageUrl).toContain('.avif?');
  });

  // PRODUCT-16
  test('A damaged picture of earlier days has no sizes, and a page shows a drawing', async () => {
    const address = (await upload(picture)).body.imageUrl;
    const file = address.split('?')[0].split('/').at(-1);
    await deleteImage(api.deps, `products/${file}`);
    const half = new PassThrough();
    half.end(picture.subarray(0, picture.length / 2));
    await storeImage(api.deps, `products/${file}`, half, { type: 'image/png' });
    const answer = await api.browser().get(`${address}&w=300`).set('Accept', 'image/webp');
    expect([answer.status, answer.body.code]).toEqual([404, 'image_not_found']);
  });

  test('A picture without an extension is accepted by its content', async () => {
    expect((await upload(picture, 'photo')).body.imageUrl).toContain('.png?');
  });

  // PRODUCT-11
  test('A form without a file is refused, asking for one', async () => {
    const answer = await staff.post('/api/admin/products/CTR-101/image').field('image', '');
    expect([answer.status, answer.body.detail]).toEqual([
      422,
      'No file selected - Please select an image file to upload',
    ]);
  });

  test('A picture of an unknown product is refused and leaves nothing behind', async () => {
    const before = await stored();
    expect((await upload(picture, 'can.png', 'NOPE')).body.code).toBe('product_not_found');
    expect(await stored()).toBe(before);
  });

  // PRODUCT-11
  test('One byte more than 50 MB is too much', async () => {
    const answer = await upload(Buffer.alloc(50 * MEGABYTE + 1, 1));
    expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
      413,
      'image_too_large',
      'File too large - Maximum file size is 50MB',
    ]);
  });

  // PRODUCT-11
  test('A request that announces 60 MB is refused before it is read', async () => {
    const answer = await announced(60 * MEGABYTE);
    expect(answer).toContain('HTTP/1.1 413');
    expect(answer).toContain('image_too_large');
  });

  test.each([
    [
      'A full disk of the database',
      { code: 14_031 },
      'storage_limit_exceeded',
      'Storage limit exceeded. Contact your administrator.',
    ],
    [
      'A full disk of this machine',
      { code: 'ENOSPC' },
      'storage_limit_exceeded',
      'Storage limit exceeded. Contact your administrator.',
    ],
    [
      'Any other failure to store a picture',
      new Error('no such chunk'),
      'upload_failed',
      'Upload failed: the picture could not be stored.',
    ],
  ])('%s has its own message', (_, cause, code, message) => {
    expect(storageFailure(cause)).toMatchObject({ code, message });
  });

  test('An interrupted upload leaves neither file nor picture', async () => {
    const before = await stored();
    const boundary = 'x'.repeat(20);
    const head =
      `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n` +
      'Content-Type: image/png\r\n\r\n';
    await brokenOff(`multipart/form-data; boundary=${boundary}`, `${head}half a picture`);
    expect(await stored()).toBe(before);
  });

  const stored = async () =>
    (await api.deps.connection.db?.collection('prodimg.files').countDocuments()) ?? -1;

  async function cookie(): Promise<string> {
    return cookieOf(await staff.get('/api/admin/preferences'));
  }

  async function announced(bytes: number): Promise<string> {
    const socket = await open('application/octet-stream', bytes);
    let answer = '';
    for await (const chunk of socket) {
      answer += chunk;
      if (answer.includes('image_too_large')) break;
    }
    socket.destroy();
    return answer;
  }

  async function brokenOff(type: string, body: string): Promise<void> {
    const socket = await open(type, 100_000);
    await new Promise<void>((resolve) => socket.write(body, () => resolve()));
    socket.destroy();
    await api.browser().get('/api/health/live').expect(200);
  }

  async function open(type: string, bytes: number) {
    const session = await cookie();
    const socket = createConnection(Number(new URL(api.url).port), '127.0.0.1');
    socket.setEncoding('utf8');
    socket.write(
      'POST /api/admin/products/CTR-101/image HTTP/1.1\r\nHost: localhost\r\n' +
        `Origin: ${ORIGIN}\r\nCookie: ${session}\r\nContent-Type: ${type}\r\nContent-Length: ${bytes}\r\n\r\n`,
    );
    return socket;
  }
});
