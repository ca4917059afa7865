import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { contractTypes } from '../platform/openapi/contract-types.js';
import { describe } from '../platform/openapi/describe.js';
import { ApiModule } from './api.module.js';
import { prefixApi } from './assemble.js';

interface ContractFiles {
  'openapi.json': string;
  'src/index.ts': string;
}

/** The contract as it follows from the code; nothing is connected to for that. */
export async function contractFiles(): Promise<ContractFiles> {
  const app = await NestFactory.create(ApiModule, { preview: true, abortOnError: false, logger: ['error'] });
  prefixApi(app);
  const document = describe(app);
  await app.close();
  return { 'openapi.json': `${JSON.stringify(document, null, 2)}\n`, 'src/index.ts': contractTypes(document) };
}
