import { testApp, type TestApp } from '../testing/test-app.js';
import { contractTypes } from './contract-types.js';
import { withoutNullable } from './nullable.js';

describe('the description of the api', () => {
  let product: TestApp;
  beforeAll(async () => {
    product = await testApp([]);
  });
  afterAll(() => product.close());

  it('is OpenAPI 3.1 and says who may call, what comes back and how it is refused', async () => {
    const { body } = await product.http.get('/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(body.paths['/api/auth/user'].get).toMatchObject({
      'x-access': 'signed-in',
      security: [{ session: [] }],
      responses: {
        200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/User' } } } },
        default: { content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } },
      },
    });
    expect(body.components.securitySchemes.session).toMatchObject({
      name: '__Host-landfall',
      description: expect.stringContaining('landfall_8080'),
    });
    expect(body.components.schemas.User.properties.email).toEqual({ type: ['string', 'null'] });
  });
  it('is shown as a page whose scripts are all our own files', async () => {
    const page = await product.http.get('/api/docs');
    expect(page.type).toBe('text/html');
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self';/);
    const files = [...page.text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path ?? '');
    expect(files).toHaveLength(3);
    for (const file of files) expect([file, (await product.http.get(file)).status]).toEqual([file, 200]);
    expect(page.text).not.toMatch(/<script>|<style| on\w+=/);
  });
  it.each(['package.json', '..%2Fpackage.json', 'nothing.js'])('gives no other file: %s', async (name) => {
    expect((await product.http.get(`/api/docs/${name}`)).status).toBe(404);
  });
});

describe('"or null"', () => {
  it('is said as JSON Schema says it', () => {
    expect(withoutNullable({ type: 'string', nullable: true, format: 'date' })).toEqual({
      type: ['string', 'null'],
      format: 'date',
    });
    expect(withoutNullable({ type: 'string', enum: ['a'], nullable: true })).toEqual({
      type: ['string', 'null'],
      enum: ['a', null],
    });
    expect(withoutNullable({ nullable: true, allOf: [{ $ref: '#/x' }] })).toEqual({
      anyOf: [{ $ref: '#/x' }, { type: 'null' }],
    });
    expect(withoutNullable({ properties: { nullable: { type: 'boolean' } } })).toEqual({
      properties: { nullable: { type: 'boolean' } },
    });
  });
});

describe('the types of the contract', () => {
  const typesOf = (schema: object) =>
    contractTypes({
      openapi: '3.1.0',
      info: { title: '', version: '' },
      paths: {},
      components: { schemas: { Thing: schema } },
    } as unknown as Parameters<typeof contractTypes>[0]);

  it.each([
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ type: 'array', items: { type: ['integer', 'null'] } }, '(number | null)[]'],
    [{ enum: ['a', "it's"] }, "'a' | 'it\\'s'"],
    [{ anyOf: [{ $ref: '#/components/schemas/Other' }, { type: 'null' }] }, 'Other | null'],
    [{ type: 'object', additionalProperties: { type: 'integer' } }, 'Record<string, number>'],
    [{ type: 'object' }, 'Record<string, unknown>'],
  ])('say what the schema says: %j', (schema, type) => {
    expect(typesOf(schema)).toContain(`export type Thing = ${type};`);
  });
  it('mark what may be left out', () => {
    const text = typesOf({
      type: 'object',
      properties: { a: { type: 'string' }, 'b-c': { type: 'number' } },
      required: ['a'],
    });
    expect(text).toContain("export interface Thing {\n  a: string;\n  'b-c'?: number;\n}");
  });
});
