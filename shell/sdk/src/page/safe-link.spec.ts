import { safeLink } from './safe-link';

it.each([
  ['https://example.org/a?b=c', 'https://example.org/a?b=c'],
  [' http://example.org ', 'http://example.org/'],
])('opens %p', (url, address) => {
  expect(safeLink(url)).toBe(address);
});

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,x',
  '/jobs',
  'example.org',
  '',
  null,
  undefined,
])('opens nothing for %p', (url) => {
  expect(safeLink(url)).toBeNull();
});

it.each(['/api/logout', '//api/logout', '/%61pi/logout', '/API/logout?x', '/identity/session/end', '/unsubscribe/1'])(
  'opens nothing that acts at our own address %p, under http or https',
  (path) => {
    expect(safeLink(window.location.origin + path)).toBeNull();
    expect(safeLink(`https://${window.location.host}${path}`)).toBeNull();
    expect(safeLink(`https://example.org${path}`)).not.toBeNull();
  },
);

it.each(['/job/12', '/apis', '/%'])('opens our own page %p', (path) => {
  expect(safeLink(window.location.origin + path)).toBe(window.location.origin + path);
});
