import type { RouteAccess } from '../release.js';

interface EarlySource {
  access: RouteAccess;
  early?: string[];
}

/** Whether a visitor may see something; `undefined` means that nobody knows who they are. */
export function maySee(access: RouteAccess, role: 'user' | 'admin' | null | undefined): boolean {
  if (access === 'public') return true;
  return access === 'signed-in' ? Boolean(role) : role === 'admin';
}

/**
 * The addresses that a screen asks for first, with the parameters of this address in them. An address that names a
 * fixed query without `{search}` stands for the screen's plain address; with a query of the visitor's own the
 * screen asks for something else.
 */
export function earlyAddresses({ early = [] }: EarlySource, params: Record<string, string>, search: string): string[] {
  return early
    .filter((address) => search === '' || address.includes('{search}') || !address.includes('?'))
    .map((address) =>
      address
        .replace(/:(\w+)/g, (text, name: string) =>
          name in params ? encodeURIComponent(decoded(params[name] ?? '')) : text,
        )
        .replaceAll('{search}', () => search),
    );
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
