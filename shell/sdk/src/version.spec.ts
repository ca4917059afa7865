import { createRequire } from 'node:module';
import { SDK_VERSION } from './version';

it('the shell offers the version that remotes are built against', () => {
  const require = createRequire(`${process.cwd()}/shell/sdk/package.json`);
  expect(SDK_VERSION).toBe(require('./package.json').version);
});
