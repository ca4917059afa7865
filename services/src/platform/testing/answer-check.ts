import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import type { NextFunction, Request, Response } from 'express';
import { describe } from '../openapi/describe.js';

interface Described {
  method: string;
  pattern: RegExp;
  responses: Record<string, () => ValidateFunction | null>;
}

// The library is CommonJS; its default export is the function itself or holds it.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

/**
 * Holds every answer of a test against the description of the api. One that contradicts it becomes a 500 which says so,
 * so that the test which asked cannot pass.
 */
export function checkAnswers(app: INestApplication) {
  let operations: Described[] | undefined;
  return (request: Request, response: Response, next: NextFunction): void => {
    const send = response.send.bind(response);
    response.send = (body?: unknown) => {
      operations ??= operationsOf(describe(app));
      const fault = faultOf(operations, request, response, body);
      if (!fault) return send(body);
      return send(response.status(500).type('application/json') && JSON.stringify({ contradiction: fault }));
    };
    next();
  };
}

function faultOf(operations: Described[], request: Request, response: Response, sent: unknown): string | undefined {
  const type = String(response.getHeader('content-type') ?? '');
  const body = Buffer.isBuffer(sent) && !response.hasHeader('content-encoding') ? sent.toString() : sent;
  if (typeof body !== 'string' || !/json/.test(type)) return undefined;
  const path = request.originalUrl.split('?')[0] ?? '';
  const operation = operations.find(({ method, pattern }) => method === request.method && pattern.test(path));
  if (!operation) return undefined;
  const { responses } = operation;
  const validate = Object.hasOwn(responses, response.statusCode) ? responses[response.statusCode] : responses.default;
  if (validate === undefined || (response.statusCode < 400 && !Object.hasOwn(responses, response.statusCode))) {
    return `${request.method} ${path} does not describe status ${response.statusCode}`;
  }
  const holds = validate();
  if (holds === null || holds(JSON.parse(body))) return undefined;
  return `${request.method} ${path} ${response.statusCode}: ${JSON.stringify(holds.errors)} in ${body.slice(0, 500)}`;
}

/** Everything that is answered, made ready to be held against its description: what describes nothing throws. */
export const allAnswers = (document: OpenAPIObject) =>
  operationsOf(document).flatMap(({ responses }) => Object.values(responses).map((validate) => validate()));

function operationsOf(document: OpenAPIObject): Described[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ $id: 'api', components: document.components });
  return Object.entries(document.paths)
    .sort(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{'))) // a fixed path before one with places
    .flatMap(([path, item]) =>
      (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
        const operation = item[method];
        if (!operation) return [];
        return [
          {
            method: method.toUpperCase(),
            pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
            responses: Object.fromEntries(
              Object.entries(operation.responses).map(([status, response]) => [
                status,
                once(() => validatorOf(ajv, response)),
              ]),
            ),
          },
        ];
      }),
    );
}

/** A test asks few of the operations, and what each answers takes milliseconds to make ready. */
function once<Made>(make: () => Made): () => Made {
  let made: { it: Made } | undefined;
  return () => (made ??= { it: make() }).it;
}

function validatorOf(ajv: Ajv2020, response: unknown): ValidateFunction | null {
  const { content } = response as { content?: Record<string, { schema?: object }> };
  const schema = (content?.['application/json'] ?? content?.['application/problem+json'])?.schema;
  if (!schema) return null;
  return ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"api#/components')) as object);
}
