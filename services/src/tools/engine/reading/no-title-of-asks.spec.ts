import { advertHead } from './advert-head.js';

const ofAsk = (ask: string, heading = 'ESSENTIAL') =>
  advertHead(
    `Second in Department - Mathematics (TLR 2b)\nHarbour Sixth Form School, Lowestoft\n\n${heading}\n- Qualified teacher status\n- ${ask}\n- Good degree in the subject`,
  );

describe('an advert whose first line names no post that is known', () => {
  it.each([
    'Proven track record of teaching mathematics at KS3, KS4 and A level',
    'Proven track record of teaching English at KS3 and KS4',
    'Proven track record of teaching science at GCSE',
    'Track record as a teacher at A level',
    'Demonstrable success as a teacher at Key Stage 4',
    'Ability to teach mathematics at A Level',
    'Evidence of outstanding teaching at GCSE',
    'Knowledge of teaching at KS2',
    'Understanding of what a good teacher does at Post-16',
    'Strong classroom teacher at KS3',
    'Successful teacher at BTEC Level 3',
    'Excellent teacher at Year 6',
  ])('is for no requirement, and at no key stage: %s', (ask) => {
    expect(ofAsk(ask)).toMatchObject({ title: null, company: null });
  });

  it.each(['Requirements', 'Essential criteria:', 'Person specification', 'What you need', 'Skills and experience'])(
    'has no title below “%s”',
    (heading) => expect(ofAsk('Mathematics teacher', heading).title).toBeNull(),
  );

  it.each(['Proven track record as a site manager at Level 4', 'Ability to lead as a head chef'])(
    'has none in what is asked for without a heading: %s',
    (ask) => expect(advertHead(`Come and join us\n${ask}`).title).toBeNull(),
  );
});

describe('the title of an advert is read', () => {
  it.each([
    ['Harbour School\nTeacher of Mathematics\nEssential\n- QTS', 'Teacher of Mathematics'],
    ['Experienced Chef\nRequirements\n- Level 2', 'Chef'],
    ['Excellent opportunity\nCare Assistant\nDuties\n- Help', 'Care Assistant'],
    ['Essential Services Engineer\nLeeds', 'Essential Services Engineer'],
    ['Skills Trainer\nLeeds', 'Skills Trainer'],
    ['Required:\nStaff Nurse\nLeeds', 'Staff Nurse'],
  ])('%s', (text, title) => expect(advertHead(text).title).toBe(title));

  it.each([
    ['Teacher at Band Aid School\nLeeds', 'Band Aid School'],
    ['Chef at Primary Kitchens\nLeeds', 'Primary Kitchens'],
    ['Engineer at Stage Electrics\nLeeds', 'Stage Electrics'],
    ['Driver at Level Logistics Ltd\nLeeds', 'Level Logistics Ltd'],
  ])('and so is the employer: %s', (text, company) => expect(advertHead(text).company).toBe(company));
});
