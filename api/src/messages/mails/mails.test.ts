import { renderMail } from '../../foundation/mailer/layout.ts';
import type { PlainMail } from './plain-mails.ts';
import { plainContent } from './plain-mails.ts';
import type { Sender } from './sender.ts';

const sender: Sender = {
  name: 'Coastal Brew Outfitters',
  ordersEmail: 'orders@cbo.example',
  phone: '604-555-0142',
  postalAddress: '1840 Powell Street, Vancouver, BC V5L 1P5',
  site: 'http://localhost:8080',
  orderLink: (id) => `http://localhost:8080/dtckegs/order#id=${id}&token=t`,
};

/** The text without its line breaks. */
const flat = (text: string) => text.replace(/\s+/g, ' ');

function written(mail: PlainMail) {
  const content = plainContent(mail, sender);
  const { html, text } = renderMail(content);
  return { content, html, text: flat(text) };
}

describe('a mail', () => {
  const contact: PlainMail = {
    kind: 'contact',
    to: 'orders@cbo.example',
    form: {
      fullName: 'Ines <b>Tremblay</b>',
      email: 'ines@tremblay.example',
      accountName: 'Café Émile',
      message: 'Do you deliver to Tofino?\n<script>alert(1)</script>',
    },
  };

  // MAIL-6
  test('of the contact form shows every field, replies go to its sender, and typed HTML stays text', () => {
    const { content, html, text } = written(contact);
    expect(content.replyTo).toBe('ines@tremblay.example');
    expect(text).toContain('Ines <b>Tremblay</b>');
    expect(text).toContain('Café Émile');
    expect(text).toContain('Do you deliver to Tofino?');
    expect(html).toContain('Ines &lt;b&gt;Tremblay&lt;/b&gt;');
    expect(html).not.toContain('<script>');
  });

  test('that confirms a lead says who sends it, from where, and how to unsubscribe', () => {
    const { text } = written({ kind: 'lead-confirmation', to: 'a@b.example', name: 'Ines' });
    expect(text).toContain('Coastal Brew Outfitters, 1840 Powell Street, Vancouver, BC V5L 1P5');
    expect(text).toContain('To unsubscribe at any time, reply to this email with the word UNSUBSCRIBE');
  });

  test('with a sign-in link has the whole link in HTML and in text, and says how long it works', () => {
    const link = `http://localhost:8080/admin/login#token=${'x'.repeat(200)}`;
    const { html, text } = written({ kind: 'sign-in-link', to: 'nora@cbo.example', link, minutes: 10 });
    expect(html).toContain(`href="${link}"`);
    expect(text).toContain(link);
    expect(text).toContain('It works once, within 10 minutes.');
  });

  // MAIL-6
  test('reads the same without its pictures and loads nothing from anywhere', () => {
    const { content, html, text } = written(contact);
    expect(html).not.toMatch(/<img|url\(|@import|<link/);
    const pictured = renderMail(content, { id: 'mark', png: 'cG5n' });
    expect(pictured.html.match(/<img[^>]*>/g)).toEqual([expect.stringContaining('src="cid:mark" alt=""')]);
    expect(pictured.html.replace(/<img[^>]*>/g, '')).not.toMatch(/src=|url\(|@import|<link/);
    expect(flat(pictured.text)).toBe(text);
    expect(html).toMatch(/^<!DOCTYPE html/);
    expect(html).toContain('lang="en-CA"');
  });

  // RUN-14
  test('about the next stop says how many stops come before, and links to its page', () => {
    const next = (before: number, account: object = {}): PlainMail => ({
      kind: 'next-stop',
      to: 'a@b.example',
      orderId: 'CBO-20261123-0001',
      before,
      when: 'between 10:40 AM and 11:05 AM',
      token: 'delivery.the.token',
      ...account,
    });
    const { content, html, text } = written(next(0));
    expect(content.subject).toBe("You're next: delivery between 10:40 AM and 11:05 AM");
    expect(html).toContain('href="http://localhost:8080/delivery#delivery.the.token"');
    expect(text).toContain('http://localhost:8080/delivery#delivery.the.token');
    expect(text).toContain('We expect to be with you between 10:40 AM and 11:05 AM.');
    expect(content.unsubscribeAt).toBeUndefined();
    expect(plainContent(next(1), sender).heading).toBe('1 stop before yours');
    const account = plainContent(next(2, { companyName: 'Pier 9 Public House' }), sender);
    expect(account.heading).toBe('2 stops before yours');
    // MAIL-11
    expect(account.unsubscribeAt).toBe('http://localhost:8080/delivery#delivery.the.token');
    expect(account.footer.join(' ')).toContain('To turn these emails off for Pier 9 Public House');
  });
});
