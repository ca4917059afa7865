import { analysed, named } from '../testing/texts.js';

/** What an advert asks for in one line, held against a CV of one post. */
const asked = async (advert: string, ...cv: string[]) => {
  const { requirements } = await analysed(
    `Jo Tester\nYork, United Kingdom\n\n${cv.join('\n')}`,
    `${advert}\nRequirements\n- Own transport\n- Filing of invoices`,
  );
  return requirements;
};
const under = (...lines: string[]) => ['Experience', ...lines];
const stateOf = async (title: string, line: string, name: RegExp, ...cv: string[]) => {
  const { requirements } = await analysed(
    `Jo Tester\nYork, United Kingdom\n\n${cv.join('\n')}`,
    `${title}\nRequirements\n- Filing of invoices\n- ${line}`,
  );
  return requirements.filter((each) => name.test(each.name)).map(({ state }) => state);
};

describe('what an advert asks for is met in other words', () => {
  it.each([
    [
      'HGV Driver',
      'Doing vehicle checks and reporting defects',
      /checks/,
      'Class 1 Driver, Kinaxia, 2021 - now',
      'Daily walk round checks and defect reports on the tablet',
    ],
    [
      'Quantity Surveyor',
      'Preparing and submitting valuations',
      /valuations/,
      'Quantity Surveyor, Regimanuel, 2019 - now',
      'Measure work on site and prepare interim valuations',
    ],
    [
      'Site Engineer',
      'Toolbox talks',
      /toolbox/i,
      'Site Engineer, Megha, 2018 - now',
      'Safety tool box talks each morning',
    ],
    [
      'Care Assistant',
      'Act as a mentor for new staff',
      /^Mentoring/,
      'Care Assistant, Oak Home, 2020 - now',
      'Supported two new healthcare assistants through their induction',
    ],
    [
      'Accountant',
      'Line management',
      /^People management/,
      'Accountant, Dangote, 2020 - now',
      'Manage three accounts officers',
    ],
    [
      'Accountant',
      'Product costing and variance analysis',
      /^Cost accounting|^Financial analysis/,
      'Accountant, Dangote, 2020 - now',
      'Costing of finished goods and analysis of variances',
    ],
    [
      'Accountant',
      'Strong Excel skills and Sage',
      /^Excel|^Sage/,
      'Accountant, Midland Fasteners, 2020 - now',
      'Sage 50 and Excel (pivot tables, VLOOKUP)',
    ],
    [
      'Account Manager',
      'Another European language would be great',
      /language/i,
      'Account Manager, Bloom, 2020 - now',
      'Languages: Italian (native), English (fluent)',
    ],
    [
      'Teacher',
      'Ability to lead staff training',
      /^Training delivery|^People management/,
      'Class teacher, St John, 2019 - now',
      'Lead maths across the school: training for staff, book looks',
    ],
  ])(
    '%s: %s',
    async (title, line, name, ...work) => {
      const states = await stateOf(title, line, name, ...under(...work));
      expect(states.length).toBeGreaterThan(0);
      expect(new Set(states)).toEqual(new Set(['met']));
    },
    60_000,
  );
});

describe('years of experience', () => {
  const YEARS = /of experience$/;
  it.each([
    [
      'HGV Class 1 Driver',
      "At least 2 years' Class 1 experience",
      ['03/2021 - now   Class 1 Driver   Kinaxia, Doncaster'],
    ],
    [
      'Assistant Headteacher',
      "At least five years' teaching experience in Key Stage 2",
      ['2019 to now   Class teacher, Year 5 and Year 6, and Maths Lead, St John Primary School, Reading'],
    ],
    [
      'Senior Social Worker',
      "At least three years' post-qualifying experience in children's services",
      ['Social Worker, Children in Need team, Croydon, since October 2021'],
    ],
    [
      'Dental Technician',
      "At least three years' experience of making teeth",
      ['Dental Technician, Smile Lab: made teeth, since October 2021'],
    ],
  ])(
    'count in the post that shows them: %s, %s',
    async (title, line, post) => {
      expect(await stateOf(title, line, YEARS, ...under(...post))).toEqual(['met']);
    },
    60_000,
  );

  it('are proved by the dates of a post where these suffice, and not by what a summary claims', async () => {
    const requirements = await asked(
      'Care Assistant\nTwo years of experience as a care assistant',
      'Profile',
      'Carer with four years of experience, looking for a senior post.',
      ...under('Care Assistant, Oak Home, January 2021 - February 2024'),
    );
    expect(requirements.find(({ name }) => YEARS.test(name))?.cvLine).toContain('Oak Home');
  }, 60_000);
});

describe('an advert', () => {
  it('that asks for something, ideally with something, has a must and a wish', async () => {
    const { requirements } = await analysed(
      'Jo Tester\nYork',
      'Backend Developer\nRequirements\n- Good knowledge of Java, ideally Kotlin\n- Docker',
    );
    expect(named({ requirements } as never, 'Java')?.importance).toBe('required');
    expect(named({ requirements } as never, 'Kotlin')?.importance).toBe('preferred');
  }, 60_000);

  it('asks for work at the end of the year, and not where somebody lives', async () => {
    const { requirements } = await analysed(
      'Jo Tester\nYork',
      'Head Chef\nRequirements\n- Supporting the year-end audit\n- To live within a reasonable distance of Harrogate\n- HACCP',
    );
    const names = requirements.map(({ name }) => name).join('\n');
    expect(names).toContain('audit');
    expect(names).not.toContain('distance');
  }, 60_000);

  it.each(['C+E licence with no more than 6 points', 'C+E licence, max 6 points'])(
    'asks for the licence, not for its points: %s',
    async (line) => {
      expect(await stateOf('HGV Driver', line, /^C\+E/, 'Licences', 'Driving licence: C+E, held since 2017')).toEqual([
        'met',
      ]);
    },
    60_000,
  );
});

describe('a requirement', () => {
  it('in words of a list is called with a capital beside others', async () => {
    const { requirements } = await analysed(
      'Jo Tester\nYork',
      'Trainer\nRequirements\n- give constructive feedback to learners\n- another European language\n- dbt',
    );
    for (const { name } of requirements.filter(({ name: each }) => each !== 'dbt')) expect(name).toMatch(/^\P{Ll}/u);
  }, 60_000);

  it('that is praised is asked for all the same', async () => {
    const { requirements } = await analysed(
      'Jo Tester\nYork',
      'Store Manager\nYou have\n- Management experience in retail\n- Great customer service\n- Experience of cash handling',
    );
    expect(requirements.find(({ name }) => name === 'Customer service')?.importance).toBe('required');
  }, 60_000);

  it('to be done with a product that the CV names is partly met', async () => {
    const states = await stateOf(
      'Email Marketing Manager',
      'Build automated flows and segmentation in Klaviyo',
      /Klaviyo/,
      ...under('Marketing Executive, Bloom, 2022 - now', 'Plan and send two campaigns a week in Klaviyo'),
    );
    expect(states).toEqual(['partly']);
  }, 60_000);

  it('for health and safety is met by a course of it in a list', async () => {
    const states = await stateOf(
      'Maintenance Engineer',
      'Good knowledge of health and safety',
      /^Health and safety/,
      ...under('Maintenance Technician, Tinsley Bakery, 2022 - now', 'Fault finding on motors'),
      'Skills',
      'MATLAB, C, Python, AutoCAD, IOSH Working Safely',
    );
    expect(states).toEqual(['met']);
  }, 60_000);
});
