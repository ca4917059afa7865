import { aRemote } from '../testing/samples';
import { preloadsOf } from './part';

const file = (name: string) => ({ href: `${name}.js`, integrity: `sha384-${name}`, as: 'script' as const });

const build = aRemote({
  routes: [
    { ...aRemote().routes[0]!, path: '/jobs', preload: [file('list')] },
    { ...aRemote().routes[0]!, path: '/job/:id', preload: [file('detail')] },
  ],
  fills: [
    { slot: 'home.jobs', order: 1, access: 'public', preload: [file('first')] },
    { slot: 'job.actions', order: 1, access: 'public', preload: [file('other')] },
    { slot: 'home.jobs', order: 2, access: 'public', preload: [file('second')] },
  ],
});

describe('the files that a part needs', () => {
  it('are those of its own screen, not of the whole remote', () => {
    expect(preloadsOf(build, { remote: 'mf-jobs', kind: 'route', path: '/job/:id' })).toEqual([file('detail')]);
  });

  it('are those of its own place among the fillings of a slot', () => {
    expect(preloadsOf(build, { remote: 'mf-jobs', kind: 'filling', slot: 'home.jobs', nth: 1 })).toEqual([
      file('second'),
    ]);
  });

  it('are none for a part that the build does not have', () => {
    expect(preloadsOf(build, { remote: 'mf-jobs', kind: 'route', path: '/gone' })).toEqual([]);
  });
});
