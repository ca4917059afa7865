export type QueryValue = string | number | boolean | null | undefined;
export type Query = Record<string, QueryValue | QueryValue[]> | URLSearchParams;

/** `path` with its query: lists are repeated, nothing and empty text are left out, the order is the caller's. */
export function withQuery(path: string, query?: Query): string {
  if (!query) return path;
  const search = query instanceof URLSearchParams ? query : searchOf(query);
  const text = search.toString();
  return text ? `${path}${path.includes('?') ? '&' : '?'}${text}` : path;
}

function searchOf(query: Exclude<Query, URLSearchParams>): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
    }
  }
  return search;
}
