/** For tests of remotes: open a screen through its route, with the API and the person that a sentence needs. */
export { answer, fakeApi, refuse } from './fake-api';
export type { FakeApi, FakeRequest, FakeRoutes } from './fake-api';
export { openAt, openFilling, provide } from './open-at';
export type { Opened, Opening } from './open-at';
export { aUser } from './people';
export { browser } from '../page/browser';
export { FakeStream, provideFakeBrowser, removeFakeBrowser } from '../live/testing/fake-browser';
