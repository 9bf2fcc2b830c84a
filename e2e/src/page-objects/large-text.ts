import { expect, type Page } from '@playwright/test';
import { fitsViewport } from './inspector.ts';

/** Doubles the page's text size, as a browser setting would. */
export const doubleText = (page: Page) =>
  page.addInitScript(() => {
    const enlarge = () => document.documentElement?.style.setProperty('font-size', '200%');
    enlarge();
    new MutationObserver(enlarge).observe(document, { childList: true });
  });

const textOutOfPlace = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isBox = (element: Element) => {
      const { backgroundColor, borderTopWidth, borderTopStyle, overflowX } = getComputedStyle(element);
      const isPainted = !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
      const isCutting = overflowX === 'hidden' || overflowX === 'clip';
      return isPainted || isCutting || (borderTopStyle !== 'none' && borderTopWidth !== '0px');
    };
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const boxOf = (element: Element | null): Element | null => {
      if (!element || scrolls(element)) return null;
      return isBox(element) ? element : boxOf(element.parentElement);
    };
    const leaves = (text: DOMRect, box: DOMRect, letter: number) => {
      const isOutOfSight = text.top >= box.bottom || text.bottom <= box.top;
      // A line's rectangle includes ascenders and descenders, so it can be taller than the line.
      const slack = letter * 0.3;
      const isCut = text.top < box.top - slack || text.bottom > box.bottom + slack;
      return !isOutOfSight && (text.left < box.left - 1 || text.right > box.right + 1 || isCut);
    };
    const textRects = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const content = walker.currentNode.textContent?.trim();
      if (!content || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('svg, script, style, .visually-hidden')) continue;
      const { fontSize, textOverflow } = getComputedStyle(parent);
      if (textOverflow === 'ellipsis') continue;
      const letter = Number.parseFloat(fontSize);
      const boxes = [boxOf(parent), boxOf(parent.closest('article'))].filter((box) => box !== null);
      const out = textRects(walker.currentNode).some((text) =>
        boxes.some((box) => leaves(text, box.getBoundingClientRect(), letter)),
      );
      if (out) found.push(content);
    }
    return found;
  });

const placeholdersCut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    const isCut = (field: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      if (pen) pen.font = font;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return (pen?.measureText(field.placeholder).width ?? 0) > room;
    };
    const fields = [...document.querySelectorAll<HTMLInputElement>('input:placeholder-shown')];
    return fields.filter(isCut).map((field) => field.placeholder);
  });

/** Checks that all text stays where it belongs, and that nothing runs off the page's side. */
export async function textFits(page: Page): Promise<void> {
  expect(await textOutOfPlace(page), 'text that leaves its place').toEqual([]);
  expect(await placeholdersCut(page), 'placeholders that are cut').toEqual([]);
  await fitsViewport(page);
}
