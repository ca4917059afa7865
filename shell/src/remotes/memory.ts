import { storage } from '@landfall/sdk';

const shelf = storage('shell').session;
const key = (remote: string) => `failed:${remote}`;

/** Which build of a remote failed in this tab, so that the next page begins with the one before it. */
export const failedBuilds = {
  of: (remote: string): string | undefined => shelf.get<string>(key(remote)),
  remember: (remote: string, build: string): void => void shelf.set(key(remote), build),
  forget: (remote: string): void => shelf.remove(key(remote)),
};
