import { fill, paramsOf } from './paths.js';

describe('a path pattern', () => {
  it.each([
    ['/jobs', '/jobs', {}],
    ['/jobs', '/Jobs/', {}],
    ['/jobs', '/jobs/7', undefined],
    ['/job/:id', '/job/7', { id: '7' }],
    ['/job/:id', '/job', undefined],
    ['/files/*', '/files/a/b', { '*': 'a/b' }],
    ['/a.b', '/aXb', undefined],
    ['/', '/', {}],
  ])('%s read at %s gives %j', (pattern, pathname, params) => {
    expect(paramsOf(pattern, pathname)).toEqual(params);
  });
});

it('never leads to another site, whatever the rest of an address is', () => {
  expect(fill('/*', { '*': '/elsewhere.example' })).toBe('/elsewhere.example');
  expect(fill('/job/:id', { id: '7' })).toBe('/job/7');
  expect(fill('/files/*', { '*': 'a/b' })).toBe('/files/a/b');
});
