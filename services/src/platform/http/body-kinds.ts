import type { RequestHandler } from 'express';
import { UnsupportedKind } from '../refusals/refusals.js';

/** Says at once that a kind of body is not read here, rather than finding its fields missing. */
export const onlyReadableKinds: RequestHandler = (request, _response, next) => {
  const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0;
  const isReadable = !hasBody || request.is(['json', 'multipart/form-data']);
  next(isReadable ? undefined : new UnsupportedKind('Send JSON (application/json), or a form with files.'));
};
