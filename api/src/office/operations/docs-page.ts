import { KEY_GROUPS } from 'shared-domain/api-keys';
import { company } from 'shared-domain/company';
import { type Endpoint, endpoints, problems } from 'shared-domain/contracts';

/** The API's page for people: every call and every problem, generated from the contracts, without a script. */
export function docsPage(): string {
  const calls = Object.entries(endpoints as Record<string, Endpoint>)
    .map(callRow)
    .join('');
  const failures = Object.entries(problems)
    .map(
      ([code, { status, title, detail }]) =>
        `<tr id="problem-${code}"><td><code>${code}</code></td><td>${status}</td><td>${text(title)}</td><td>${text(detail)}</td></tr>`,
    )
    .join('');
  const keys = Object.entries(KEY_GROUPS)
    .map(
      ([name, { label, detail }]) =>
        `<tr><td><code>${name}</code></td><td>${text(`${label}: ${detail}`)}</td></tr>`,
    )
    .join('');
  return `<!doctype html>
<html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API | ${company.name}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem;color:#1f2a26;background:#faf7f0}
table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #d9d4c7;padding:.4rem .6rem;text-align:left;vertical-align:top}
code{font-size:.9em}</style></head><body>
<h1>API</h1>
<p>The machine-readable version: <a href="/api/openapi.json">openapi.json</a>. Amounts are Canadian dollars with
two decimals, dates ISO 8601, failures <code>application/problem+json</code> with one of the codes below.</p>
<h2>API keys</h2>
<p>An owner makes them under Settings. A program sends one as <code>Authorization: Bearer cbo_...</code>, and may make the calls
that list one of its groups under Key.</p>
<table><thead><tr><th>Key</th><th>Allows</th></tr></thead><tbody>${keys}</tbody></table>
<h2 id="webhooks">Webhooks</h2>
<p>An owner adds an address under Settings. It is sent <code>{"id", "type", "createdAt", "data"}</code> by POST, at least once and in order
for each order, product or licence; answer with a status of 200 to 299 within ten seconds. <code>Webhook-Signature: t=TIME,v1=HMAC</code>:
the HMAC is that of <code>TIME.BODY</code> by SHA-256 with the webhook's secret, in hexadecimal. Refuse a time more than five minutes ago.</p>
<h2>Calls</h2>
<table><thead><tr><th>Call</th><th>Who</th><th>Key</th><th>Does</th><th>Refuses with</th></tr></thead><tbody>${calls}</tbody></table>
<h2>Problems</h2>
<table><thead><tr><th>Code</th><th>Status</th><th>Title</th><th>Message</th></tr></thead><tbody>${failures}</tbody></table>
</body></html>`;
}

function callRow([name, { method, path, who, keys = [], summary, problems: codes = [] }]: [
  string,
  Endpoint,
]): string {
  const links = codes.map((code) => `<a href="#problem-${code}">${code}</a>`).join(', ');
  const call = `<td id="${name}"><code>${method} ${text(path)}</code></td>`;
  return `<tr>${call}<td>${who}</td><td>${keys.join(', ')}</td><td>${text(summary)}</td><td>${links}</td></tr>`;
}

const text = (words: string): string =>
  words.replace(
    /[&<>"]/g,
    (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[mark] ?? mark,
  );
