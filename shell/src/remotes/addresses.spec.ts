import { aBuild } from '../testing/samples';
import { addressOf, allow, integrityOf, isIntegrity } from './addresses';
import { assetLink, entryScript } from './trusted-elements';

const HASH = `sha384-${'B'.repeat(64)}`;

describe('what may run in the page', () => {
  it('is what the release names, with its hash and without our cookies', () => {
    const build = aBuild({ base: '/r/mf-jobs/111111111111/', integrity: HASH });
    allow(build);
    const script = entryScript(addressOf(build, build.entry));
    expect(script.integrity).toBe(HASH);
    expect(script.crossOrigin).toBe('anonymous');
  });

  it('keeps its hash under the other address of a retry', () => {
    const build = aBuild({ base: '/r/mf-jobs/222222222222/', integrity: HASH });
    allow(build);
    expect(integrityOf(`${addressOf(build, build.entry)}?retry=1`)).toBe(HASH);
  });

  it.each([
    ['an address that the release does not name', '/r/mf-jobs/999999999999/entry.js'],
    ['another origin', 'https://elsewhere.example/r/mf-jobs/111111111111/entry.js'],
  ])('is not %s', (_, address) => {
    expect(() => entryScript(address)).toThrow('refused');
    expect(() => assetLink(address)).toThrow('refused');
  });

  it.each([undefined, '', 'sha256-abc', `sha384-${'B'.repeat(63)}`, `sha384-${'B'.repeat(64)} sha256-x`])(
    'is no entry whose integrity is %j',
    (integrity) => {
      expect(isIntegrity(integrity)).toBe(false);
      const build = aBuild({ base: '/r/mf-jobs/333333333333/', integrity: integrity as string });
      allow(build);
      expect(() => entryScript(addressOf(build, build.entry))).toThrow('refused');
    },
  );

  it('is no entry on another origin, even when the release names it', () => {
    const build = aBuild({ base: 'https://elsewhere.example/r/mf-jobs/444444444444/', integrity: HASH });
    allow(build);
    expect(() => entryScript(addressOf(build, build.entry))).toThrow('refused');
  });
});
