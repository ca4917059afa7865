import { analysed } from './testing/texts.js';
import { rootsIn } from './vocabulary/clauses.js';
import { tellsOf, toldRows } from './vocabulary/told-in-work.js';

const stateOf = async (asked: string, ...cv: string[]): Promise<string | undefined> => {
  const { requirements } = await analysed(
    `Jo Tester\nYork\n\n${cv.join('\n')}`,
    `Officer\nRequirements\n- Carving of swans\n- ${asked}`,
  );
  return requirements.find(({ jobLine }) => jobLine?.includes(asked))?.state;
};
const worker = (line: string): string[] => [
  'Experience',
  'Worker, Oak Ltd, York, 2018 - present',
  `- ${line}`,
  '- Swept the yard',
];

const isTold = (asked: string, line: string): boolean => {
  const rows = toldRows().filter(({ names }) => names.some((name) => name === asked.toLowerCase()));
  expect(rows).not.toEqual([]);
  return rows.some((row) => tellsOf(row, rootsIn(line)));
};

describe('what an advert asks for by its name', () => {
  it.each([
    ['Payroll experience', 'Worked out the wages of thirty people each week'],
    ['Credit control', 'Rang customers whose payments were overdue'],
    ['Purchase ledger', 'Coded and paid the bills of suppliers'],
    ['Minute taking', 'Took the minutes of the board'],
    ['Data entry', 'Keyed orders into the system'],
    ['Cash handling', 'Counted the takings each evening'],
    ['Handling complaints', 'Dealt with complaints from diners'],
    ['Visual merchandising', 'Dressed the windows for Christmas'],
    ['Training new starters', 'Showed trainees how to cut glass'],
    ['Reservations', 'Took bookings by telephone'],
    ['Defect reporting', 'Defects were logged on the same day'],
    ['Managing subcontractors', 'Booked and looked after the subbies'],
    ['Behaviour support', 'Followed the behaviour plans of two residents'],
    ['Working with parents', 'Chatted with mums and dads at the gate'],
    ['Ability to work under pressure', 'Cooked for 200 covers on a Saturday'],
    ['Able to work alone', 'Worked single-handed at night'],
    ['Problem solving', 'Traced the cause of the errors in two systems'],
  ])('%s is met by work that is told in its own words: %s', async (asked, line) => {
    expect(await stateOf(asked, ...worker(line))).toBe('met');
  });

  it.each([
    ['Payroll experience', 'Earned a fair wage'],
    ['Credit control', 'Chased the ball with the juniors'],
    ['Purchase ledger', 'Sold pens and ledgers'],
    ['Cash handling', 'Handled steel plates with a crane'],
    ['Visual merchandising', 'Cleaned the windows'],
    ['Training new starters', 'Took the train to Leeds every day'],
    ['Managing subcontractors', 'Was a subcontractor of a builder'],
    ['Working with parents', 'Lived with my parents'],
    ['Line management', 'Worked in a team of eight'],
    ['Able to work alone', 'Never worked single-handed'],
    ['Credit control', 'Colleagues chased what was overdue'],
  ])('%s is not met by what only has its words: %s', async (asked, line) => {
    expect(await stateOf(asked, ...worker(line))).not.toBe('met');
  });

  it.each([
    ['Customer service', 'Sorted customer orders by postcode in the warehouse'],
    ['Cash handling', 'Took the bus fare survey of the council'],
    ['End of day procedures', 'Worked close to the shop floor painting walls'],
    ['Merchandising', 'Changed broken windows in offices'],
    ['Key holder', 'Cut keys for cars'],
    ['Recruitment', 'Interviewed people in the street for a survey'],
    ['Coaching', 'Drove the team coach'],
    ['People management', 'Looked after people with dementia'],
    ['Team leadership', 'Ran cables through the kitchen and floor'],
    ['Training delivery', 'Showed people to their tables'],
    ['Budget management', 'Ran a budget hotel for tourists'],
    ['Event management', 'Set up event logging on servers'],
    ['Communication', 'Met carriers at the gate'],
    ['Work alone', 'Swapped the sole of shoes'],
    ['Work under pressure', 'Lagged pipes under pressure'],
    ['Flexible', 'Fitted flexible hoses'],
    ['Flexible', 'Laid covers over holiday caravans'],
    ['Payroll', 'Earned weekly pay and did overtime'],
    ['Credit control', 'Collected old invoices for shredding'],
    ['Reconciliation', 'Balanced on a bank of earth'],
    ['Minute taking', 'Boiled eggs for five minutes for guests'],
    ['Data entry', 'Cut keys to order'],
    ['Documentation', 'Signed a record deal'],
    ['Report writing', 'Prepared paper plates'],
    ['Moving and handling', 'Lifted engines with a hoist'],
    ['Daily living skills', 'Cooked breakfast for hotel guests'],
    ['Community access', 'Drove the van to shops'],
    ['Child observation', 'Recorded bird observations'],
    ['Assessment', 'Marked out pitches for children'],
    ['EAL', 'Learned English as a second language'],
    ['Menu planning', 'Changed satellite dishes'],
    ['Food safety', 'Checked temperatures of kilns'],
    ['Bar service', 'Cleaned lines of drains'],
    ['Wine knowledge', 'Washed wine glasses and served food'],
    ['Housekeeping', 'Changed the bed of the lorry'],
    ['Food preparation', 'Made starter motors'],
    ['Waste reduction', 'Cut waste pipes'],
    ['Multi-drop', 'Delivered training to the customer'],
    ['Vehicle checks', 'Inspected oil paintings'],
    ['Manual handling', 'Sewed dresses by hand'],
    ['Programme management', 'Ran a radio programme'],
    ['Plumbing', 'Changed shower curtains'],
    ['Fencing', 'Taught fencing with foils'],
    ['Animal health', 'Treated feet of patients'],
    ['Networking', 'Replaced light switches'],
    ['Ticketing systems', 'Sold train tickets'],
    ['Dashboards', 'Built car dashboards'],
    ['Sample preparation', 'Weighed fabric samples for buyers'],
    ['Caseload management', 'Carried cases to the rooms'],
    ['Lettings', 'Let people know'],
    ['Conflict management', 'Sorted rows of seats'],
    ['Nervous patients', 'Settled the bills of patients'],
    ['Dispensing', 'Picked items in a warehouse'],
    ['Monitored dosage systems', 'Filled trays with seedlings'],
    ['Trips and outings', 'Took the bus to work'],
  ])('%s is not met by other work that is told in its words: %s', (asked, line) => {
    expect(isTold(asked, line)).toBe(false);
  });

  it.each([
    ['Cash handling', 'Handled cash and counted the till'],
    ['Moving and handling', 'Used hoists to transfer residents'],
    ['Nappy changing', 'Fed and changed the babies'],
    ['Conflict management', 'Calmed angry customers at the door'],
    ['Sales targets', 'Exceeded the sales target in each quarter'],
    ['Allergens', 'Kept the allergen sheet of the kitchen'],
    ['Housekeeping', 'Cleaned hotel rooms and made the beds'],
    ['Care planning', 'Care plans were reviewed each month'],
  ])('%s is told by what is done to its own things: %s', (asked, line) => {
    expect(isTold(asked, line)).toBe(true);
  });

  it('is met by a post in which nobody works without it', async () => {
    const cv = ['Experience', 'Waitress, The Larder, York, 2018 - present', '- Opened up at six'];
    expect(await stateOf('Customer service', ...cv)).toBe('met');
  });

  it('as what somebody is like is met by no words about oneself', async () => {
    const cv = ['Profile', 'I talk to customers with joy and deal with pressure.', ...worker('Stacked boxes')];
    expect(await stateOf('Good communication skills', ...cv)).not.toBe('met');
  });
});

describe('what an advert wants somebody to know', () => {
  const developer = [
    'Experience',
    'Software Developer, Oak Ltd, York, 2018 - present',
    '- Built web shops in React',
    '',
    'Skills',
    'React, Docker, PostgreSQL, TypeScript',
  ];

  it.each(['Familiarity with Docker', 'Knowledge of PostgreSQL', 'Understanding of Docker', 'Able to use Docker'])(
    'is met by a list: %s',
    async (asked) => {
      expect(await stateOf(asked, ...developer)).toBe('met');
    },
  );

  it.each(['Experience with Docker', "Two years' experience of PostgreSQL", 'In-depth knowledge of Docker'])(
    'is met by a list in part where it is to have been done: %s',
    async (asked) => {
      expect(await stateOf(asked, ...developer)).toBe('partly');
    },
  );

  it('is met in part by a little of it', async () => {
    const cv = [...developer.slice(0, -1), 'React, TypeScript, a little Docker'];
    expect(await stateOf('Knowledge of Docker', ...cv)).not.toBe('met');
  });

  it('is a matter of awareness that a course or work brings', async () => {
    const cv = [...worker('Stacked boxes'), '', 'Training', 'Epilepsy and buccal midazolam'];
    expect(await stateOf('Epilepsy awareness', ...cv)).toBe('met');
    expect(await stateOf('Asbestos awareness', ...cv)).toBe('missing');
  });
});

describe('a paper', () => {
  it('is held by whoever holds a higher one of its kind', async () => {
    expect(await stateOf('D1 licence', ...worker('Drove the bus'), '', 'Licences', 'PCV category D')).toBe('met');
    expect(await stateOf('First aid', ...worker('Drove'), '', 'Certificates', 'Basic life support, 2026')).toBe('met');
  });

  it('is known by its number alone', async () => {
    const cv = [...worker('Rewired houses'), '', 'Tickets', 'City & Guilds 2391 (2020)'];
    expect(await stateOf('Inspection and testing qualification (2391 or equivalent)', ...cv)).toBe('met');
  });

  it('of a school is met in part by what comes after it', async () => {
    const cv = [...worker('Drove'), '', 'Education', 'A levels: English, Psychology'];
    expect(await stateOf('GCSE English and Maths', ...cv)).toBe('partly');
  });
});
