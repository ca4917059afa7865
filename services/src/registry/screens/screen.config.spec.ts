import { readConfig } from '../../platform/config/config.js';
import { ScreenConfig } from './screen.config.js';

const read = (environment: Record<string, string>) => readConfig(ScreenConfig, environment);

describe('what an operator says about the site', () => {
  it('is carried as it was said, and left out where nothing was', () => {
    const search = 'https://search.example/find/';
    expect(read({ SITE_WEB_SEARCH: search }).settings).toMatchObject({ webSearch: search });
    expect(read({}).settings).not.toHaveProperty('webSearch');
  });

  it.each([
    ['SITE_WEB_SEARCH', 'javascript:alert(1)'],
    ['SITE_WEB_SEARCH', 'search.example'],
    ['SITE_SOCIAL_PHOTOS', 'javascript:alert(1)'],
    ['ROUTE_ACCESS', '/jobs=everybody'],
  ])('is refused by its name when it cannot be used: %s=%s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} must`));
  });
});
