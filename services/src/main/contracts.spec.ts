import { readFile } from 'node:fs/promises';
import type { OpenAPIObject } from '@nestjs/swagger';
import { allAnswers } from '../platform/testing/answer-check.js';
import { contractFiles } from './contracts.js';

const written = (name: string) => readFile(new URL(`../../contracts/${name}`, import.meta.url), 'utf8');

describe('the checked-in contract', () => {
  it('is what follows from the code (npm run contracts)', async () => {
    const files = await contractFiles();
    for (const [name, text] of Object.entries(files)) expect(await written(name)).toBe(text);
  });
  it('describes every answer in a way that an answer can be held against', async () => {
    const document = JSON.parse((await contractFiles())['openapi.json']) as OpenAPIObject;
    const held = allAnswers(document).filter((answer) => answer !== null);
    expect(held.length).toBeGreaterThan(Object.keys(document.paths).length);
  });
  it('describes an answer and an access for every operation', async () => {
    const { paths } = JSON.parse((await contractFiles())['openapi.json']) as {
      paths: Record<string, Record<string, { responses: Record<string, unknown>; 'x-access': string }>>;
    };
    for (const [path, item] of Object.entries(paths)) {
      for (const [method, operation] of Object.entries(item)) {
        const successes = Object.keys(operation.responses).filter((status) => /^[23]/.test(status));
        expect([method, path, successes.length > 0, operation['x-access']]).toEqual([
          method,
          path,
          true,
          expect.stringMatching(/^(public|signed-in|admin|elevated)$/),
        ]);
      }
    }
  });
  it('asks for the admin password at every call of the panel but those that enter it', async () => {
    const { paths } = JSON.parse((await contractFiles())['openapi.json']) as {
      paths: Record<string, Record<string, { 'x-access': string }>>;
    };
    const open = Object.entries(paths)
      .filter(([path]) => /\/admin(?:\/|$)/.test(path))
      .flatMap(([path, item]) => Object.values(item).map((operation) => ({ path, access: operation['x-access'] })))
      .filter(({ access }) => access !== 'elevated');
    expect(new Set(open.map(({ path }) => path))).toEqual(new Set(['/api/admin/elevate', '/api/admin/elevation']));
  });
});
