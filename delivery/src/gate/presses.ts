import type { Page } from 'playwright-core';
import { atRest, type Traffic } from './rest.ts';

/** Timeout after a press, in milliseconds. */
const REST_MS = 4000;

/** Maximum controls pressed per page: one with more repeats them on every row. */
const MOST_PRESSES = 12;

/** Values for empty fields, by `autocomplete` or type. */
const TYPED: Record<string, string> = {
  'given-name': 'Ines',
  'family-name': 'Tremblay',
  name: 'Ines Tremblay',
  email: 'ines@tremblay.example',
  tel: '604 555 0134',
  'street-address': '2256 West 4th Avenue',
  'address-level2': 'Vancouver',
  'postal-code': 'V6K 1N9',
  number: '2',
  date: '2026-11-27',
  time: '16:00',
};

/** Runs in the page: fills empty fields, and makes a choice where there is none. */
const FILL_FIELDS = `
  const typed = ${JSON.stringify(TYPED)};
  for (const field of document.querySelectorAll('main :is(input, textarea, select):enabled')) {
    if (field.value !== '' || ['file', 'search', 'checkbox', 'radio'].includes(field.type)) continue;
    const options = [...(field.options ?? [])].map(({ value }) => value);
    const value = options.find(Boolean) ?? typed[field.autocomplete] ?? typed[field.type];
    if (value === undefined) continue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    for (const name of ['input', 'change', 'focusout']) field.dispatchEvent(new Event(name, { bubbles: true }));
  }`;

/** In the page: what can be pressed, and the label of each. */
const CONTROLS = `
  const controls = () => [...document.querySelectorAll(
    'main :is(button:enabled, summary, [role=tab], [role=switch], input:is([type=checkbox], [type=radio]):enabled)',
  )].filter((control) => control.checkVisibility());
  const labelOf = (control) =>
    control.getAttribute('aria-label') || control.labels?.[0]?.textContent || control.textContent;`;

/** Runs in the page: the distinct labels of its controls, its main buttons first, which have the site's colours. */
const LABELS = `(() => {
  ${CONTROLS}
  const probe = document.body.appendChild(document.createElement('i'));
  const colours = ['--act', '--btn'].map((name) => {
    probe.style.setProperty('background-color', 'var(' + name + ', transparent)');
    return getComputedStyle(probe).backgroundColor;
  });
  probe.remove();
  const isMain = (control) => control.type === 'submit' || colours.includes(getComputedStyle(control).backgroundColor);
  const labels = (all) => [...new Set(all.map(labelOf))];
  const main = labels(controls().filter(isMain));
  return { main, all: [...new Set([...main, ...labels(controls())])] };
})()`;

/** Runs in the page: presses the control with this label; false if it is gone. */
const pressing = (name: string): string => `(() => {
  ${CONTROLS}
  const control = controls().find((each) => labelOf(each) === ${JSON.stringify(name)});
  control?.click();
  return control !== undefined;
})()`;

type Labels = { main: string[]; all: string[] };

/** Fills the page's forms and returns the labels of its controls. */
async function readyToPress(page: Page, traffic: Traffic): Promise<Labels> {
  await page.evaluate(FILL_FIELDS);
  await atRest(page, traffic, REST_MS);
  return page.evaluate<Labels>(LABELS);
}

/** Presses each control of an open page once, with its forms filled, and returns to the page if one leads away. */
export async function pressAll(page: Page, traffic: Traffic): Promise<void> {
  const address = page.url();
  for (const name of (await readyToPress(page, traffic)).all.slice(0, MOST_PRESSES)) {
    if (!(await page.evaluate<boolean>(pressing(name)))) continue;
    await atRest(page, traffic, REST_MS);
    await page.keyboard.press('Escape');
    if (page.url() !== address) {
      await page.goto(address);
      await atRest(page, traffic, REST_MS);
    }
  }
}

/** Maximum presses to place an order: the first may request a quote and show its price on the button. */
const MOST_TRIES = 3;

/** Presses a checkout's main buttons, the last one first, until one leads to `thanks`; returns whether it did. */
export async function placeOrder(page: Page, traffic: Traffic, thanks: string): Promise<boolean> {
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    for (const name of (await readyToPress(page, traffic)).main.reverse()) {
      await page.evaluate<boolean>(pressing(name));
      await atRest(page, traffic, REST_MS);
      if (new URL(page.url()).pathname === thanks) return true;
    }
  }
  return false;
}
