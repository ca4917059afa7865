import { integrityOf } from './addresses';

interface Policy {
  createScriptURL(address: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

/** Our policy for script addresses: what the release names, and nothing else. */
const rules: Policy = {
  createScriptURL(address) {
    integrityOf(address);
    return address;
  },
};

let policy: Policy | undefined;

function policyOfPage(): Policy {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy('landfall-federation', rules) ?? rules;
  return policy;
}

/** A script element for a remote's entry. @throws for an address that the release does not name */
export function entryScript(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.integrity = integrityOf(address);
  script.crossOrigin = 'anonymous';
  script.src = policyOfPage().createScriptURL(address);
  return script;
}

/** A link element for a stylesheet or preload of a remote. @throws for an address that the release does not name */
export function assetLink(address: string, attributes: Record<string, unknown> = {}): HTMLLinkElement {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, String(value));
  link.integrity = integrityOf(address);
  link.crossOrigin = 'anonymous';
  link.href = address;
  return link;
}
