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
