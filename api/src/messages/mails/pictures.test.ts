import sharp from 'sharp';
import { kegOrder, staffMember, wholesaleOrder } from '../../../test/buyers.ts';
import { line, type SentMail } from '../../../test/shop.ts';
import { stockedShop } from '../../../test/test-shop.ts';
import { productModel } from '../../catalogue/products/index.ts';

const shop = stockedShop(
  { _id: 'IPA', name: 'Gale IPA', price: 60, stock: 10, hiddenCategory: 'FORCE' },
  { _id: 'KEG', name: 'Lager 50L', price: 100, stock: 3, packagingType: '50L' },
);

/** The pictures that a mail's HTML shows, and those attached to it. */
const shownIn = ({ html }: SentMail) => [...html.matchAll(/src="cid:([^"]+)"/g)].map(([, id]) => id);
const sizeOf = async ({ content }: SentMail['attachments'][number]) => {
  const { format, width, height } = await sharp(Buffer.from(content, 'base64')).metadata();
  return `${format} ${width} x ${height}`;
};

describe('the pictures of a mail', () => {
  test('of an order are the mark and the drawing of each line, all attached and none loaded', async () => {
    await wholesaleOrder(await staffMember(shop));
    await shop.work();
    const mails = await shop.mails();
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      expect(shownIn(mail)).toHaveLength(2);
      expect(mail.attachments.map(({ contentId }) => contentId)).toEqual(shownIn(mail));
      expect(await Promise.all(mail.attachments.map(sizeOf))).toEqual(['png 80 x 80', 'png 112 x 128']);
      expect(mail.html).not.toMatch(/src="(?!cid:)/);
      expect(mail.html).toContain('2 × Gale IPA');
    }
  });

  test('show the photo that staff uploaded', async () => {
    const staff = await staffMember(shop);
    const red = { create: { width: 300, height: 300, channels: 3, background: '#d02020' } } as const;
    await staff
      .post('/api/admin/products/IPA/image')
      .attach('image', await sharp(red).jpeg().toBuffer(), 'can.jpg')
      .expect(200);
    await wholesaleOrder(staff);
    await shop.work();
    const [mail] = await shop.mails();
    const png = Buffer.from(mail?.attachments[1]?.content ?? '', 'base64');
    const { dominant } = await sharp(png).stats();
    expect([dominant.r > 180, dominant.g < 60, dominant.b < 60]).toEqual([true, true, true]);
  });

  test('are left out for a deleted product, and its mails are sent', async () => {
    await kegOrder(shop.api.browser(), [line('KEG', 1)], 184);
    await productModel(shop.api.deps.connection).deleteMany({});
    await shop.api.deps.live.changed('products');
    await mailAgain();
    const [mail] = await shop.mails();
    expect(shownIn(mail as SentMail)).toEqual(['mark']);
    expect(mail?.text).toContain('1 × Lager 50L');
  });
});

/** Staff send the customer's mail of the only order again. */
async function mailAgain(): Promise<void> {
  const staff = await staffMember(shop);
  const { body } = await staff.get('/api/admin/orders').expect(200);
  await staff.post(`/api/admin/orders/${body.orders[0].id}/emails/customer/resend`).expect(202);
  await shop.work();
}
