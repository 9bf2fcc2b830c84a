import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type webpack from 'webpack';
import type { Compilation, Compiler } from 'webpack';
import { integrityOfContent } from '../integrity.ts';

/** Hashes of all chunks' files, by kind and chunk: `{"js/cart": "sha256-...", "css/cart": "sha256-..."}`. */
function hashesOf(compilation: Compilation): Record<string, string> {
  const hashes: Record<string, string> = {};
  for (const chunk of compilation.chunks) {
    for (const file of chunk.files) {
      const source = compilation.getAsset(file)?.source.buffer();
      const kind = /\.(js|css)$/.exec(file)?.[1];
      if (source && kind && !chunk.hasRuntime()) hashes[`${kind}/${chunk.id}`] = integrityOfContent(source);
    }
  }
  return hashes;
}

/**
 * Adds subresource integrity to a remote's lazy scripts and style sheets. The remote's entry contains the hashes, and the
 * page's registry the entry's hash. A plugin of our own, because webpack-subresource-integrity 5.1.0 doesn't resolve the
 * chunks below an exposed module.
 */
export class ChunkIntegrity {
  apply(compiler: Compiler): void {
    const { Compilation, sources, runtime, Template } = compiler.webpack as typeof webpack & {
      runtime: typeof webpack.runtime & {
        LoadScriptRuntimeModule: {
          getCompilationHooks(compilation: Compilation): {
            createScript: { tap(name: string, code: (source: string) => string): void };
          };
        };
      };
    };
    compiler.hooks.compilation.tap('ChunkIntegrity', (compilation) => {
      // Global, so named after the remote: their entries share the page.
      const placeholder = `integrity_of_${compilation.outputOptions.uniqueName}`;
      const check = (tag: string, kind: string) =>
        `${tag}.integrity = (${placeholder}["${kind}/" + chunkId] || "");`;
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrity',
        (source) => Template.asString([source, check('script', 'js')]),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap('ChunkIntegrity', (source) =>
        Template.asString([source, check('linkTag', 'css')]),
      );
      // Runs once names and contents are final.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'ChunkIntegrity', stage }, () => {
        const table = JSON.stringify(hashesOf(compilation));
        for (const { name, source } of compilation.getAssets()) {
          const text = name.endsWith('.js') ? source.source().toString() : '';
          if (!text.includes(placeholder)) continue;
          compilation.updateAsset(name, new sources.RawSource(`var ${placeholder}=${table};${text}`));
        }
      });
    });
  }
}
