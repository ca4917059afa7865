import { identityFrom } from './identity.js';

const rules = {
  issuerKey: 'https://id.example',
  adminUsers: new Set(['chief', 'boss@example.org']),
  adminSubjects: new Set(['Xy-1']),
  adminClaim: { name: 'groups', value: 'landfall-admins' as string | true },
  premiumFromTheStart: new Set<string>(),
};
const ada = { sub: 'a1', preferred_username: 'ada', email: 'ada@example.org', email_verified: true };

describe('what the identity provider says about a person', () => {
  it.each([
    ['a listed username', { ...ada, preferred_username: 'Chief' }, 'admin'],
    ['a listed address that was verified', { ...ada, email: 'Boss@example.org' }, 'admin'],
    ['a listed address that was not verified', { ...ada, email: 'boss@example.org', email_verified: false }, 'user'],
    ['a nickname like a listed username', { sub: 'a1', nickname: 'chief' }, 'user'],
    ['an unverified address that begins like one', { sub: 'a1', email: 'chief@elsewhere.example' }, 'user'],
    ['a listed subject, whatever it calls itself', { sub: 'Xy-1', preferred_username: 'ada' }, 'admin'],
    ['a subject that is written otherwise', { ...ada, sub: 'xy-1' }, 'user'],
    ['a username like a listed subject', { ...ada, preferred_username: 'sub:Xy-1' }, 'user'],
    ['the claim among others', { ...ada, groups: ['staff', 'landfall-admins'] }, 'admin'],
    ['another value of the claim', { ...ada, groups: 'staff' }, 'user'],
    ['nothing of the kind', ada, 'user'],
  ])('makes an administrator or not: %s', (_what, claims, role) => {
    expect(identityFrom(claims, rules).role).toBe(role);
  });
  it('is read into names, from whichever way they are given', () => {
    const names = (claims: object) => {
      const { firstName, lastName } = identityFrom({ ...ada, ...claims }, rules);
      return [firstName, lastName];
    };
    expect(names({ given_name: 'Ada', family_name: 'Okafor' })).toEqual(['Ada', 'Okafor']);
    expect(names({ name: 'Ada Mary Okafor' })).toEqual(['Ada Mary', 'Okafor']);
    expect(names({ name: 'Ada' })).toEqual(['Ada', null]);
    expect(names({})).toEqual([null, null]);
  });
  it('takes pictures over https only', () => {
    expect(identityFrom({ ...ada, picture: 'http://x.example/a.png' }, rules).profileImageUrl).toBeNull();
  });
  it('cannot do without a subject', () => {
    expect(() => identityFrom({ preferred_username: 'ada' }, rules)).toThrow('no subject');
  });
});
