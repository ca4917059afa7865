/** A browser as far as signing in needs one: it keeps cookies and follows redirects. */
function browser() {
  const jar = new Map();
  const visit = async (address, form) => {
    const { origin } = new URL(address);
    const response = await fetch(address, {
      method: form ? 'POST' : 'GET',
      body: form && new URLSearchParams(form),
      headers: { cookie: [...jar.values()].join('; '), ...(form ? { origin } : {}) },
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) {
      const pair = line.split(';')[0];
      jar.set(pair.split('=')[0], pair);
    }
    const text = await response.text();
    if (response.status >= 400)
      throw new Error(`Signing in: ${address} answers ${response.status}: ${text.slice(0, 500)}`);
    const location = response.headers.get('location');
    return location ? visit(new URL(location, address).href) : address;
  };
  return { visit, cookie: () => [...jar.values()].join('; ') };
}

/** Signs in at the product's local identity provider and answers the cookie of the session. */
export async function signIn(product, account = 'sam') {
  const { visit, cookie } = browser();
  const form = await visit(`${product}/api/login?returnTo=/`);
  await visit(form, { account });
  const user = await fetch(`${product}/api/auth/user`, { headers: { cookie: cookie() } });
  if (!user.ok) throw new Error(`Signing in ended with ${user.status}`);
  return cookie();
}
