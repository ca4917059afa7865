import { aBuild, aRelease, aRemote } from '../testing/samples';
import { currentItem } from './navigation';

const route = (path: string) => ({ path, title: path, access: 'public' as const, preload: [] });
const item = (to: string, place?: 'account') => ({ label: to, to, icon: 'globe', order: 1, place });

const release = aRelease({
  'mf-jobs': aRemote(
    aBuild({
      routes: [route('/jobs'), route('/job/:id'), route('/sponsors'), route('/sponsors/:id'), route('/sponsorship')],
      nav: [item('/jobs'), item('/sponsors', 'account')],
    }),
  ),
  'mf-billing': aRemote(
    aBuild({
      routes: [route('/profile'), route('/services'), route('/dashboard')],
      nav: [item('/profile'), item('/services')],
    }),
  ),
  'mf-tracker': aRemote(aBuild({ routes: [route('/applications')], nav: [item('/applications', 'account')] })),
});

describe('the item that is lit in the frame', () => {
  it('is the one of the page that is open', () => {
    expect(currentItem(release, '/')).toBe('/');
    expect(currentItem(release, '/home')).toBe('/');
    expect(currentItem(release, '/profile')).toBe('/profile');
  });

  it('is the one item of the remote whose page it is: a job is among the jobs', () => {
    expect(currentItem(release, '/job/7')).toBe('/jobs');
  });

  it('is the one that leads to the pages above it: one sponsor is where the sponsors are', () => {
    expect(currentItem(release, '/sponsors')).toBe('/sponsors');
    expect(currentItem(release, '/sponsors/7')).toBe('/sponsors');
    expect(currentItem(release, '/sponsorship')).toBe('/jobs');
    expect(currentItem(release, '/applications/demo')).toBe('/applications');
  });

  it('is none where it would be a guess', () => {
    expect(currentItem(release, '/dashboard')).toBeUndefined();
    expect(currentItem(release, '/nowhere')).toBeUndefined();
    expect(currentItem(undefined, '/jobs')).toBeUndefined();
  });
});
