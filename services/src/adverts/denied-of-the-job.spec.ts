import { deniedAhead, deniedBehind } from './denied-of-the-job.js';
import { readAdvert } from './read-advert.js';

const promises = ['We sponsor Skilled Worker visas', 'Visa sponsorship is available', 'We can sponsor'];
/** What a job may lack though its visa is sponsored. */
const denied = [
  'this is not a remote role',
  'there is no remote work',
  'we don’t offer hybrid working',
  'no accommodation is provided',
  'no live-in option',
  'weekend work is not optional',
  'this role cannot be done from outside the UK',
  'no freelancers please',
  'staff must not smoke on site',
  'you must not have a criminal record',
  'you must not be subject to immigration bail',
  'you must not have had a licence ban',
  'the role is not suitable for newly qualified nurses',
  'no dependants can come',
  'the salary is not negotiable',
  'interviews cannot be held online',
  'we are not in London',
  'we do not sponsor students',
  'the house is not on a bus route',
  'this post is not part-time',
  'we cannot offer part-time hours',
  'job shares are not possible',
  'late applications will not be accepted',
  'applications received after the closing date will not be considered',
  'applications by email are not accepted',
  'CVs from agencies will not be accepted',
  'telephone enquiries cannot be answered',
  'we do not accept CVs from recruitment agencies',
  'we will not respond to cold calls',
  'unsuccessful candidates will not be contacted',
];
/** Each has the words of one above, and reaches sponsorship, this post or whoever needs it all the same. */
const refusals = [
  'We sponsor visas, but not for this role.',
  'We sponsor visas, but this is not an eligible role.',
  'We sponsor visas, but this is not a sponsored role.',
  'We sponsor visas, but this is not a role for which we can.',
  'We sponsor visas, but not yours.',
  'We sponsor visas, but not for remote work.',
  'We sponsor visas, but not for weekend shifts.',
  'We sponsor visas, but not for freelancers, and this is a freelance contract.',
  'We sponsor visas, but the salary is not high enough.',
  'We sponsor visas, but the hours are not sufficient.',
  'We sponsor visas, but the right to work is not negotiable: you must have it already.',
  'We sponsor visas, but no certificates are available.',
  'We sponsor visas, but smoking is not allowed and this post cannot be sponsored.',
  'Sponsorship is available, but no accommodation or sponsorship is provided for this role.',
  'Sponsorship is available, but this role cannot be filled from outside the UK.',
  'Sponsorship is available, but candidates must not need a visa.',
  'Sponsorship is available, however you must not be subject to immigration control.',
  'We offer sponsorship, but this post is not suitable for overseas applicants.',
  'We offer sponsorship, but this is not suitable for people who need it.',
  'We do sponsor, but we do not accept remote workers, and this role is remote.',
  'We sponsor visas, but applications from overseas will not be considered.',
  'We sponsor visas, but applications without the right to work will not be accepted.',
  'We sponsor visas, but this post is not, as it is part-time.',
  'We sponsor full-time posts, but this post is not permanent.',
  'We sponsor permanent staff, but this post is not permanent.',
  'There is no parking, sponsorship or housing.',
  'There is no accommodation, and no visa sponsorship.',
  'This is not a remote role, and we do not sponsor visas.',
  'Although this is a remote role, we do not sponsor.',
  'We do not offer hybrid working or visa sponsorship.',
  'Sponsorship is not available, but accommodation is provided.',
  'We cannot sponsor students or workers.',
  'This is not a remote role, and we usually sponsor visas. A pause applies to all new hires until April.',
];

const readOtherwise = (texts: string[], expected: string) =>
  texts.map((text) => ({ text, answer: readAdvert(text).answer })).filter(({ answer }) => answer !== expected);

describe('what is denied of the job beside a promise', () => {
  it.each([', but ', ', however ', ' although ', '; '])('takes nothing back behind "%s"', (turn) => {
    const said = promises.flatMap((promise) => denied.map((clause) => `${promise}${turn}${clause}.`));
    expect(readOtherwise(said, 'offers')).toEqual([]);
  });

  it('takes nothing back ahead of the promise', () => {
    const ahead = denied.filter((clause) => !/please|suitable/.test(clause));
    const said = ahead.flatMap((clause) => [
      `${clause[0]!.toUpperCase()}${clause.slice(1)}, but we sponsor visas.`,
      `Although ${clause}, we sponsor Skilled Worker visas.`,
    ]);
    expect(readOtherwise(said, 'offers')).toEqual([]);
  });

  it('refuses where sponsorship, this post or whoever needs it is denied', () => {
    expect(readOtherwise(refusals, 'refuses')).toEqual([]);
  });

  it('leaves a promise to a kind of people taken back where the job is not of that kind', () => {
    const said = [
      'We sponsor live-in carers, but this is not a live-in role.',
      'We sponsor graduates, but this is not an entry-level role.',
      'We sponsor visas for London, but this role is not in London.',
      'Sponsorship is available for roles with overtime, but there is no overtime in this role.',
      'We sponsor visas for people who work from home, but this is not a remote job.',
    ];
    expect(readOtherwise(said, 'refuses')).toEqual([]);
  });

  it('has no rule that looks from every letter for what may be anywhere behind it', () => {
    const sources = [...deniedBehind, ...deniedAhead].map(({ source }) => source);
    expect(sources.filter((source) => /^(?:\[\^?[^\]]+\]|\.|\\[wsSWD])[*+]/.test(source))).toEqual([]);
  });
});
