import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

const kit = new URL('../../../', import.meta.url);

// Node strips types, but not below node_modules, where the kit is (docs/decisions/063-a-kit-of-the-same-sources.md).
registerHooks({
  resolve(specifier, context, next) {
    const [, name, subpath] = /^(shared-\w+)\/([\w-]+)$/.exec(specifier) ?? [];
    return next(name ? new URL(`${name}/src/${subpath}/index.ts`, kit).href : specifier, context);
  },
  load(url, context, next) {
    if (!url.startsWith(kit.href) || !url.endsWith('.ts')) return next(url, context);
    const source = stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'));
    return { format: 'module', source, shortCircuit: true };
  },
});
