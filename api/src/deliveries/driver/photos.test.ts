import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { allDelivered, update } from '../../../test/driver.ts';
import { runOnTheRoad } from '../../../test/run-on-the-road.ts';
import { testShop } from '../../../test/test-shop.ts';
import { proofModel } from '../proofs/index.ts';

const shop = testShop();
const { stops, orderOf, send, sendPhoto, photoOf } = runOnTheRoad(shop);

const plain = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#2E6F95' } }).jpeg();
const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    } as never,
  });

/** A photo as a camera writes it: upside down, with its owner and its place. */
const fromCamera = () =>
  plain()
    .withExif({
      IFD0: { Artist: 'Marco Leclerc', Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '49/1 16/1 48/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '123/1 7/1 12/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** A delivered stop with a photo that is still on the phone. */
async function announced(stop: string): Promise<string> {
  const photo = randomUUID();
  await send(allDelivered(stop, 1), update(stop, 2, { what: 'photo', photo }));
  return photo;
}

// DRIVER-18, DRIVER-19
test('a photo arrives once, and staff alone see it, without what the camera added', async () => {
  const [first, second] = stops;
  const photo = await announced(first);
  expect((await orderOf(first)).proof).toMatchObject({ photo: false });
  await photoOf(first).expect(404);
  const picture = await fromCamera();
  expect((await sharp(picture).metadata()).exif?.toString('latin1')).toContain('Marco Leclerc');
  await Promise.all([sendPhoto(photo, picture).expect(204), sendPhoto(photo, picture).expect(204)]);
  await sendPhoto(photo, await plain(8, 8).toBuffer()).expect(204);
  expect(await proofModel(shop.api.deps.connection).countDocuments({ order: first })).toBe(1);
  expect((await orderOf(first)).proof).toMatchObject({ photo: true });
  const { body, headers } = await photoOf(first).buffer(true).expect(200);
  expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' });
  const { exif, xmp, width, height } = await sharp(body).metadata();
  expect([exif, xmp, width, height]).toEqual([undefined, undefined, 30, 40]);
  await shop.api.browser().get(`/api/admin/orders/${first}/photo`).expect(401);
  await photoOf(second).expect(404);
});

// DRIVER-19
test('a photo without its update, or larger than 300 kB, or none at all, is refused in words', async () => {
  const photo = await announced(stops[0]);
  const small = await plain().toBuffer();
  const codeOf = async (id: string, file: Buffer) => (await sendPhoto(id, file)).body.code;
  expect(await codeOf(randomUUID(), small)).toBe('photo_not_found');
  const large = await noise(700).png().toBuffer();
  expect(large.length).toBeGreaterThan(300_000);
  expect((await sendPhoto(photo, large).expect(413)).body.detail).toBe('A photo may have at most 300 kB.');
  expect(await codeOf(photo, Buffer.from('<svg/>'))).toBe('image_type');
  expect(await codeOf(photo, small.subarray(0, 200))).toBe('image_damaged');
  expect(await proofModel(shop.api.deps.connection).countDocuments()).toBe(0);
});

// DRIVER-19
test('a photo that becomes larger when it is written again is stored in fewer bytes', async () => {
  const photo = await announced(stops[0]);
  const dense = await noise(900).jpeg({ quality: 15 }).toBuffer();
  expect(dense.length).toBeLessThan(300_000);
  await sendPhoto(photo, dense).expect(204);
  const { body } = await photoOf(stops[0]).buffer(true).expect(200);
  expect(body.length).toBeLessThanOrEqual(300_000);
});
