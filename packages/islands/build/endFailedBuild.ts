import type { RsbuildPlugin } from '@rsbuild/core';

const NAME = 'end-failed-build';

/**
 * Ends a build whose scripts for browsers cannot be made, and says why. Rspress, which prerenders from their
 * document, would wait for it for ever and say nothing.
 */
export function endFailedBuild(): RsbuildPlugin {
  return {
    name: NAME,
    setup(api) {
      if (api.context.action !== 'build') return;
      api.onAfterCreateCompiler(({ compiler }) => {
        const compilers = 'compilers' in compiler ? compiler.compilers : [compiler];
        const browser = compilers.find(({ name }) => name === 'web');
        browser?.hooks.failed.tap(NAME, (error) => {
          api.logger.error(error);
          process.exit(1);
        });
      });
    },
  };
}
