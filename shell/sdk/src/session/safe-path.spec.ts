import { jest } from '@jest/globals';
import { browser } from '../testing';
import { safePath } from './safe-path';
import { requireSignIn, signOut, takeRedirectPath } from './sign-in';

describe('the path after sign-in', () => {
  it.each(['/jobs', '/jobs?searchQuery=a%20b&page=2', '/job/7#apply', '/'])('may be %s', (path) => {
    expect(safePath(path)).toBe(path);
  });

  it.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/.//elsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
    'jobs',
    '',
    null,
    undefined,
  ])('is the home page instead of %j', (path) => {
    expect(safePath(path)).toBe('/');
  });

  it('is remembered once and told to the sign-in', () => {
    const go = jest.spyOn(browser, 'go').mockImplementation(() => undefined);
    requireSignIn('/verified-news?tab=Immigration');
    expect(go).toHaveBeenCalledWith('/api/login?returnTo=%2Fverified-news%3Ftab%3DImmigration');
    expect(takeRedirectPath()).toBe('/verified-news?tab=Immigration');
    expect(takeRedirectPath()).toBeUndefined();
    go.mockRestore();
  });

  it('is told to the sign-in also where the browser keeps nothing, and nobody is held up', () => {
    const go = jest.spyOn(browser, 'go').mockImplementation(() => undefined);
    const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    requireSignIn('/jobs');
    expect(go).toHaveBeenCalledWith('/api/login?returnTo=%2Fjobs');
    expect(takeRedirectPath()).toBeUndefined();
    signOut();
    expect(go).toHaveBeenLastCalledWith('/api/logout');
    blocked.mockRestore();
    go.mockRestore();
  });
});
