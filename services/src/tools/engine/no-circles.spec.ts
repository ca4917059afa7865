import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inCircles } from '../../platform/testing/in-circles.js';

it('no file of the engine imports itself by way of others', () => {
  const { files, left } = inCircles(dirname(fileURLToPath(import.meta.url)));
  expect(files).toBeGreaterThan(200);
  expect(left).toEqual([]);
});
