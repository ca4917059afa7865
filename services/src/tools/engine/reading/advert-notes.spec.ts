import { readAdvert } from './advert-reader.js';
import { analysed } from '../testing/texts.js';

const asksOf = (text: string) => {
  const { skills, worded, years, title, degree } = readAdvert(text);
  const names = [...skills.map(({ skill }) => skill.name), ...worded.map(({ name }) => name)];
  return { names, title, years: years?.years ?? null, degree };
};

describe('an advert of a few lines in the manner of notes', () => {
  it('asks in a row of commas', () => {
    const { names, title } = asksOf(
      'Administrator wanted, Reading, excel, outlook, sage payroll, phones, filing, driver pref.',
    );
    expect(title).toBe('Administrator');
    expect(names).toEqual(expect.arrayContaining(['Excel', 'Sage', 'Filing', 'Phones', 'Driving licence']));
    expect(names.join()).not.toContain('Reading');
  });

  it('asks behind “must be” and “must have”', () => {
    const { names, years } = asksOf(
      'PLUMBER wanted asap Croydon & surrounding areas. Must be Gas Safe, NVQ 2/3, own tools, UK licence, 5 yrs exp min. Boiler installs, bathrooms, leaks. £220/day CIS.',
    );
    expect(names.join('\n')).toMatch(/Gas Safe/);
    expect(names).toEqual(expect.arrayContaining(['NVQ 2/3', 'Own tools', 'Driving licence', 'Bathrooms', 'Leaks']));
    expect(names.join('\n')).not.toMatch(/£|CIS/);
    expect(years).toBe(5);
  });

  it('asks in short statements one after the other', () => {
    const { names } = asksOf(
      'Registered Manager (Domiciliary Care), Cardiff. Level 5 Diploma in Leadership essential. CQC registration. Rota planning, safeguarding lead, staff supervision. Budget control. First aid.',
    );
    expect(names.join('\n')).toMatch(/Level 5 Diploma in Leadership/);
    expect(names.join('\n')).toMatch(/CQC/);
    expect(names.join('\n')).toMatch(/first aid/i);
    expect(names.join('\n')).toMatch(/budget/i);
  });

  it('may shout', async () => {
    const text =
      '*** ADMINISTRATOR *** URGENT!!! READING RG1 *** £25K *** MUST HAVE: EXCEL, SAGE, PAYROLL!!! MUST DRIVE!!! CALL DAVE 07700 900999';
    const { names, title } = asksOf(text);
    expect(title).toBe('ADMINISTRATOR');
    expect(names).toEqual(expect.arrayContaining(['Excel', 'Sage', 'Payroll', 'Driving licence']));
    expect(names.join('\n')).not.toMatch(/DAVE|URGENT|READING|MUST DRIVE/);
    const { requirements } = await analysed(
      'Ann Lee\n\nExperience\nAdministrator, Bolt, 2018 - 2024\n- Sage payroll',
      text,
    );
    expect(requirements.find(({ name }) => name.startsWith('Work as'))?.state).toBe('met');
  }, 60_000);

  it('asks for what a person knows and can do', () => {
    const { names } = asksOf(
      'Assistant Bar Manager. Leith. We want a person who knows cocktails, can run a shift, do stock & ordering and train juniors.',
    );
    expect(names.join('\n')).toMatch(/Cocktails/);
    expect(names.join('\n')).toMatch(/Run a shift/);
    expect(names.join('\n')).toMatch(/Stock control|[Ss]tock/);
    expect(names.join('\n')).toMatch(/Training delivery|Mentoring|train juniors/);
  });

  it('says in brackets how much something is asked', () => {
    const { names } = asksOf(
      'Design Engineer\nKey skills: CATIA V5 (essential), GD&T, leading small teams, supplier PPAP.',
    );
    expect(names).toContain('CATIA');
    expect(names).toContain('leading small teams');
  });

  it.each([
    'Senior Data Engineer, Acme Bank, London, hybrid, £60k',
    'Riverside School, Coventry, West Midlands, CV1 2AB',
    'We are open Mondays, Tuesdays, Fridays and we love dogs.',
  ])('has lines that ask for nothing: %s', (line) => {
    const { names } = asksOf(`Data Engineer\n${line}\nRequirements\n- SQL`);
    expect(names).toEqual(['SQL']);
  });
});

it.each([
  ['Payroll Officer (12 month FTC) - Hayes', 'Payroll Officer'],
  ['2nd Line Support Engineer, Some Place\n3+ years in 2nd line support', '2nd Line Support Engineer'],
])('a title is the role alone: %s', (text, title) => {
  expect(asksOf(`${text}\nRequirements\n- Excel`).title).toContain(title);
  expect(asksOf(`${text}\nRequirements\n- Excel`).title).not.toMatch(/month|years/);
});

it('a licence is asked for whatever points are allowed on it', () => {
  expect(
    asksOf('Coach Driver\nEssential\nCat D licence held 2 years or more, max 6 points\nRoutes').names.join(),
  ).toMatch(/Cat D/);
});

describe('what the employer says of itself', () => {
  it.each([
    'Our client, a leading logistics business, needs drivers.',
    'Our client is a leading supply chain and logistics business employing 900 people.',
    'About the client: our client is a supply chain business.',
    'We are a growing marketing and accounting software company, known for logistics.',
    'About us: a law firm with construction clients, known for marketing and accounting software',
  ])('asks for nothing: %s', (line) => {
    expect(asksOf(`Post\n${line}\nRequirements\n- Own transport`).names).toEqual(['Own transport']);
  });

  it('ends where it says who is looked for', () => {
    expect(asksOf('We are a small firm looking for an Administrator with Excel and Sage.').names).toEqual(
      expect.arrayContaining(['Excel', 'Sage']),
    );
  });
});
