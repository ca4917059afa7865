import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { AccessLevel } from '../access/access.decorator.js';
import { sessionCookieName } from '../../auth/session-cookie.js';
import { ACCESS_EXTENSION, OPENED_EXTENSION } from '../access/access.decorator.js';
import { FieldError, Problem } from '../refusals/problem.dto.js';
import { withoutNullable, type Json } from './nullable.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']> & {
  [ACCESS_EXTENSION]?: AccessLevel;
  [OPENED_EXTENSION]?: string[];
};

const needed: Record<AccessLevel, string> = {
  public: '',
  'signed-in': 'For who is signed in.',
  admin: 'For administrators.',
  elevated: 'For administrators who have entered the admin password.',
};

const sessionCookie = {
  type: 'apiKey' as const,
  in: 'cookie',
  name: sessionCookieName('https://landfall.example'),
  description: `Set by signing in. Where the product is reached over http its port is in the name: ${sessionCookieName('http://127.0.0.1:8080')}.`,
};

/** The exact OpenAPI 3.1 description of what this application answers. */
export function describe(app: INestApplication): OpenAPIObject {
  const settings = new DocumentBuilder()
    .setTitle('Landfall')
    .setDescription('Jobs with visa sponsorship, checked news, an application tracker and career tools.')
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .addCookieAuth('session', sessionCookie, 'session')
    .build();
  const document = SwaggerModule.createDocument(app, settings, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
    extraModels: [Problem, FieldError],
  });
  for (const operation of operationsOf(document)) complete(operation);
  document.paths = sorted(document.paths);
  const { components } = document;
  if (components?.schemas) components.schemas = sorted(components.schemas);
  return withoutNullable(document as unknown as Json) as unknown as OpenAPIObject;
}

/** What no handler has to say about itself: who may call it, and how it refuses. */
function complete(operation: Operation): void {
  const access = operation[ACCESS_EXTENSION] ?? 'admin';
  operation[ACCESS_EXTENSION] = access;
  if (access !== 'public') operation.security = [{ session: [] }];
  const opened = operation[OPENED_EXTENSION]?.map((screen) => `\`${screen}\``).join(' or ');
  const others = opened ? `For everybody where the operator has opened ${opened}.` : '';
  const sentences = [operation.description, needed[access], others].filter(Boolean);
  if (sentences.length) operation.description = sentences.join('\n\n');
  operation.responses.default = {
    description: 'A refusal',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
}

function* operationsOf(document: OpenAPIObject): Generator<Operation> {
  for (const path of Object.values(document.paths)) {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const operation = path[method];
      if (operation) yield operation;
    }
  }
}

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
