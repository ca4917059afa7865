interface Seen {
  status: number;
  headers: Headers;
  text: string;
  /** Where a redirect leads, as a whole address. */
  to: string | undefined;
}

interface Visit {
  method?: string;
  form?: Record<string, string>;
  json?: unknown;
  headers?: Record<string, string>;
}

/**
 * A browser as far as signing in needs one: it keeps cookies by host and path, and follows no redirect by itself.
 * `serverOf` plays the proxy: it says which program answers an address of the product.
 */
export class Visitor {
  private readonly jar = new Map<string, { pair: string; path: string; host: string }>();

  constructor(private readonly serverOf: (url: URL) => string) {}

  async visit(address: string, { method, form, json, headers }: Visit = {}): Promise<Seen> {
    const url = new URL(address);
    const response = await fetch(new URL(url.pathname + url.search, this.serverOf(url)), {
      method: method ?? (form || json !== undefined ? 'POST' : 'GET'),
      body: form ? new URLSearchParams(form) : json === undefined ? undefined : JSON.stringify(json),
      redirect: 'manual',
      headers: {
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        'x-forwarded-host': url.host,
        'x-forwarded-proto': url.protocol.slice(0, -1),
        cookie: this.cookiesFor(url),
        ...headers,
      },
    });
    for (const line of response.headers.getSetCookie()) this.keep(line, url.hostname);
    const location = response.headers.get('location');
    return {
      status: response.status,
      headers: response.headers,
      text: await response.text(),
      to: location ? new URL(location, address).href : undefined,
    };
  }

  /** Goes where redirects lead, until a page or another `stop` is reached. */
  async follow(address: string, stop: (url: string) => boolean = () => false): Promise<Seen & { at: string }> {
    let at = address;
    for (let steps = 0; steps < 15; steps += 1) {
      const seen = await this.visit(at);
      if (seen.to === undefined || stop(seen.to)) return { ...seen, at: seen.to ?? at };
      at = seen.to;
    }
    throw new Error(`Redirected without end at ${at}`);
  }

  cookie(name: string): string | undefined {
    return [...this.jar.values()].find(({ pair }) => pair.startsWith(`${name}=`))?.pair;
  }

  private cookiesFor({ hostname, pathname }: URL): string {
    return [...this.jar.values()]
      .filter(({ host, path }) => host === hostname && pathname.startsWith(path))
      .map(({ pair }) => pair)
      .join('; ');
  }

  private keep(line: string, host: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const attribute = (name: string) =>
      attributes.find((one) => one.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
    const path = attribute('path') ?? '/';
    const key = `${host} ${path} ${pair.split('=')[0]}`;
    if (new Date(attribute('expires') ?? '2999-01-01') < new Date()) this.jar.delete(key);
    else this.jar.set(key, { pair, path, host });
  }
}
