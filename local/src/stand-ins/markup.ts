/** Markup that is safe to insert unescaped. */
export type Markup = { markup: string };

type Content = Markup | Markup[] | string | number | undefined | false;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);

function rendered(content: Content): string {
  if (content === undefined || content === false) return '';
  if (Array.isArray(content)) return content.map(rendered).join('');
  return typeof content === 'object' ? content.markup : escaped(String(content));
}

/** Template tag that escapes its values, unless they are markup. */
export function html(texts: TemplateStringsArray, ...contents: Content[]): Markup {
  return { markup: texts.reduce((page, text, index) => page + rendered(contents[index - 1]) + text) };
}
