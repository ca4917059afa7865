import { TextDecoder, TextEncoder } from 'node:util';
import { configure, getConfig } from '@testing-library/dom';
import '@testing-library/jest-dom/jest-globals';
import * as React from 'react';

// The router wants them when it is loaded, and jsdom brings none.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom does not scroll.
Element.prototype.scrollIntoView ??= () => undefined;

// What a screen shows in the end may come late on a machine with much else to do; waiting costs nothing once it is there.
configure({ asyncUtilTimeout: 60_000 });

// Whoever waits asks again and again. What the page shows is written into the error of the last time only: written into
// each, it would be a fifth of what these tests cost.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) => {
    if (!getConfig()._disableExpensiveErrorDiagnostics) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});

// A navigation makes one to carry its address and signal; jsdom brings none, and nothing is ever sent with it.
globalThis.Request ??= class Request {
  constructor(url, { method = 'GET', signal } = {}) {
    Object.assign(this, { url: String(url), method, signal });
  }
};

// For each element that it makes React writes down where, for warnings that name it: a part of what these tests
// cost. It does so for ten thousand of them at a time, and is told that there have been as many.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

// A query by role asks for the style of many an element and of all that it stands in, and the next one asks again: half
// of them of a page that is as it was. jsdom knows when it is not: it forgets what its style sheets said.
const ofJsdom = Object.getOwnPropertySymbols(document).find(({ description }) => description === 'impl');
const styleOf = window.getComputedStyle;
const known = new WeakMap();
window.getComputedStyle = (element, pseudo) => {
  if (pseudo || !element?.isConnected) return styleOf(element, pseudo);
  const unchanged = element.ownerDocument[ofJsdom]._styleCache;
  const found = unchanged && known.get(unchanged)?.get(element);
  if (found) return found;
  const style = styleOf(element);
  const page = element.ownerDocument[ofJsdom]._styleCache;
  if (page) known.set(page, (known.get(page) ?? new WeakMap()).set(element, style));
  return style;
};
