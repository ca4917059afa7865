import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inCircles } from '../testing/in-circles.js';

it('no file that says who may open what imports itself by way of others', () => {
  const { files, left } = inCircles(dirname(fileURLToPath(import.meta.url)));
  expect(files).toBeGreaterThan(5);
  expect(left).toEqual([]);
});
