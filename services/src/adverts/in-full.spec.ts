import { readAdvert } from './read-advert.js';

/** What stands right behind a promise and leaves out what it is of. */
const answerTo = (text: string, title = '') => readAdvert(text, 'United Kingdom', title).answer;

describe('a sentence that is said in full', () => {
  it.each([
    'We sponsor visas. It depends on the grade of the post.',
    'We sponsor overseas staff. It is at the discretion of the head teacher.',
    'We offer sponsorship. It is limited to registered nurses.',
    'Visa sponsorship offered. Only for band 6 and above.',
    'Visa sponsorship offered. Restricted to qualified electricians.',
    'We sponsor engineers. Qualified social workers only.',
    'We sponsor. Salary has to be at least £41,700.',
    'Visa sponsorship available. You have to meet the UKVI salary rules.',
    'We can sponsor. You need to score 70 points.',
    'We offer sponsorship in our hospitals. Our community services do not.',
    'Sponsorship offered. Only full-time porters qualify.',
    'We sponsor visas. Only qualified joiners are eligible.',
    'Visa sponsorship is available. To be eligible you must work nights.',
    'We can sponsor. You will qualify only with an NVQ Level 3.',
    'We sponsor visas. You need to finish your probation before we can assign a certificate.',
    'We sponsor visas. You will need an HCPC registration first.',
    'We offer sponsorship. You must first work here for a year.',
    'Visa sponsorship offered. This applies to ward sisters only.',
    'We offer sponsorship. Limited places, first come first served.',
    'We sponsor visas. Strictly for experienced scaffolders.',
    'Visa sponsorship available. This is for band 6 nurses and above.',
    'We sponsor. Must have two years behind the bar to qualify.',
    'We sponsor visas. Apprentices excluded.',
    'Visa sponsorship available. You must already be in the UK.',
    'CoS available. Forklift licence holders only.',
    'Sponsorship available. Must meet the Home Office rules.',
    'We sponsor. You must have lived in the UK for two years.',
    'We sponsor. A salary of £41,700 is needed for it.',
    'We are happy to sponsor. However, we can only do so for people who are already in the UK.',
    "We're happy to sponsor. We can only do that for people who are switching from a Graduate visa.",
    'We are happy to sponsor. But we can only do it for experienced candidates.',
    'We are happy to sponsor. However, we can only do this where the salary threshold is met.',
    'We sponsor Skilled Worker visas. We only do so for staff who have completed twelve months with us.',
    'We can offer sponsorship for this role. We will only do so if you hold a UK driving licence.',
    'We are happy to sponsor. This is for people who are already in the UK.',
  ])('makes a promise conditional, and both are shown: %s', (text) => {
    expect(readAdvert(text, 'United Kingdom')).toEqual({ answer: 'conditional', sentence: text });
  });

  it.each([
    'We sponsor doctors. This Band 3 role is below the minimum salary.',
    'We sponsor visas. This role has been removed from the list.',
    'We have sponsored carers for ten years. Because of the new rules we can’t any longer.',
    'Our London office sponsors visas. We’re in Leeds and cannot.',
    'We sponsor visas. We have run out of certificates for now.',
    'We sponsor carers. International recruitment is paused.',
    'We sponsor carers from abroad. The government no longer allows us to.',
    'We sponsor pickers. This is a year-round job and is not covered by it.',
    'We normally sponsor. Because of the hours we cannot for this role.',
    "We sponsor cooks. As this is a relief post we can't.",
    'We sponsor carers. As this post is part time, it does not qualify.',
    'Visa sponsorship available. Not for this location.',
    'Visa sponsorship available. Excludes this post.',
    'We offer sponsorship. There are no places left.',
    'We sponsor visas. Our quota for this year has been reached.',
    'Sponsorship available. Not currently.',
    'CoS available. None left for this quarter.',
    'We usually sponsor. This year our funding does not stretch to it.',
    'We sponsor visas. We have used up our allocation for this year.',
    'We sponsor for shortage roles. This is not a shortage role.',
    'We sponsor consultants. This post is not at that grade.',
  ])('refuses what it denies to everybody, or for this post: %s', (text) => {
    expect(answerTo(text)).toBe('refuses');
  });

  it.each([
    ['Visa sponsorship available for chefs. Not available for kitchen porters.', 'Kitchen Porter'],
    ['We can sponsor teachers. Teaching assistants are below the skill level.', 'Teaching Assistant'],
    ['Sponsorship available for vets. Receptionists are not on the eligible occupations list.', 'Receptionist'],
    ['We sponsor chefs. The law does not permit it for waiters.', 'Waiter'],
    ['We offer sponsorship to doctors. Administrators: not possible.', 'Administrator'],
    ['We sponsor chefs. Kitchen porters must be UK residents.', 'Kitchen Porter'],
  ])('is a condition where it is denied to some, and refuses the job that is theirs: %s', (text, title) => {
    expect(answerTo(text)).toBe('conditional');
    expect(answerTo(text, title)).toBe('refuses');
  });

  it.each([
    'We sponsor visas. Your salary depends on your experience.',
    'We offer sponsorship. This is a full-time post.',
    'We sponsor nurses. It is a busy ward.',
    'Visa sponsorship provided. Overtime is at the manager’s discretion.',
    'We sponsor fitters. Only electric cars may park here.',
    'We offer sponsorship. The canteen is open to staff only.',
    'We sponsor chefs. You must have two years’ experience.',
    'We can sponsor. It’s only ten minutes from the station.',
    'We offer sponsorship. Email applications only.',
    'Visa sponsorship: yes. Relocation: no.',
    'We sponsor fitters. The site rules don’t allow mobile phones.',
    'We sponsor nurses. We have run out of excuses for bad coffee.',
    'We sponsor bricklayers. This site is not on a bus route.',
    'We offer sponsorship. It is not open to agencies.',
    'Visa sponsorship is offered. It is not possible to change this later.',
    'We sponsor visas. It does not extend to your family.',
    'We sponsor visas. As this is a relief post we can be flexible.',
    'We sponsor visas. This depends on nothing but your skill.',
    'We sponsor fitters. You will need a van.',
    'We offer sponsorship. You will have an induction week first.',
    'We sponsor bakers. First come, first served in the car park.',
    'We sponsor nurses. This is for experienced and new nurses alike.',
    'We sponsor chefs. Drinks excluded.',
    'We sponsor for shortage roles. This is not a desk role.',
    'We sponsor visas. None are turned away.',
    'We sponsor bakers. This shop has no lift.',
    'We sponsor cooks. Our budget does not allow for a bonus.',
    'We sponsor drivers. You must have no points on your licence.',
    'We sponsor nurses. Only cash is taken in the canteen.',
    'We offer sponsorship. Only two places are left, so apply soon.',
    'We sponsor teachers. Only candidates shortlisted will be contacted.',
    'We sponsor chefs. To be eligible for the bonus you must work Sundays.',
    'We sponsor carers. You need to see the manager before we can offer you a shift.',
    'We sponsor drivers. There are no parking places left.',
    'We sponsor nurses. As this role is part time, it is not well paid.',
    'We sponsor chefs. Excludes bank holidays.',
    'We sponsor cooks. This location is not served by buses.',
    'We sponsor nurses. Because of the building work we cannot offer parking.',
    'We offer sponsorship. This is for people who are abroad and in the UK alike.',
    'We offer sponsorship. This job is for people who have a sense of humour.',
    'We sponsor visas. We only do great work for clients we like.',
  ])('leaves an offer beside something else: %s', (text) => {
    expect(answerTo(text)).toBe('offers');
  });
});
