import type { Problem } from '@landfall/contracts';

const withoutAnswer = (title: string, detail: string): Problem => ({
  type: 'about:blank',
  title,
  status: 0,
  detail,
  instance: '',
});

export const UNREACHABLE = withoutAnswer('Unreachable', 'The server could not be reached. Check your connection.');
export const TOO_LATE = withoutAnswer('Too late', 'The server took too long to answer.');

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

/** The problem document of an answer; made from the status where the body is none, so that no markup reaches a screen. */
export function problemOf(response: Pick<Response, 'status' | 'statusText'>, body: string): Problem {
  const found = parsed(body);
  const title = text(found.title) ?? (response.statusText || 'Error');
  return {
    ...found,
    type: text(found.type) ?? 'about:blank',
    title,
    status: response.status,
    detail: text(found.detail) ?? title,
    instance: text(found.instance) ?? '',
  };
}

/** `Retry-After` in whole seconds; a date is counted from now. Undefined where there is none to be read. */
export function retryAfterOf({ headers }: Pick<Response, 'headers'>, now = Date.now()): number | undefined {
  const said = headers.get('retry-after')?.trim();
  if (!said) return undefined;
  const seconds = /^\d+$/.test(said) ? Number(said) : Math.ceil((Date.parse(said) - now) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

function parsed(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
