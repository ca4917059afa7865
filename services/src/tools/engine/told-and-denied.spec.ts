import { hasFigure } from './text/clean.js';
import { placed } from './reading/work-done.js';
import { skillsNamedIn } from './reading/skill-finder.js';
import { readCv } from './reading/cv-reader.js';
import { articled, postSaid } from './writing/post-said.js';
import { rightSaid } from './writing/right-said.js';
import { analysed, letter, named } from './testing/texts.js';

const stateOf = async (cv: string, advert: string, name: string) => named(await analysed(cv, advert), name)?.state;
const posts = (cv: string) => readCv(cv, new Date('2026-06-15')).posts.map(({ title }) => title);

describe('what a CV says is not there', () => {
  const chef = (line: string) =>
    `Mia Larsen\nSous Chef\n\nExperience\nSous Chef, The Mill, York, 2019 - present\n- ${line}`;

  it('is missing where it is said of what stands before', async () => {
    const advert = 'Sous Chef\nRequirements\n- Pastry\n- HACCP';
    expect(await stateOf(chef('Pastry is not my thing; kept the HACCP records'), advert, 'Pastry')).toBe('missing');
    expect(await stateOf(chef('Ran the pastry section; kept the HACCP records'), advert, 'Pastry')).not.toBe('missing');
  });

  it('is no key skill of a letter', async () => {
    const text = await letter(chef('Pastry is not my thing'), 'Sous Chef\nRequirements\n- Pastry');
    expect(text).not.toMatch(/pastry/i);
  });
});

describe('a post that is told', () => {
  it('with its employer and dates first in a sentence is one', () => {
    expect(posts('Ann Lee\nAt the Glassboat (Bristol, 2015-2018) I was chef de partie on sauce.')).toEqual([
      expect.stringMatching(/chef de partie at Glassboat/i),
    ]);
  });

  it('“Since 2019 I’m …” is one', () => {
    expect(posts("Ann Lee\nSince 2019 I'm a receptionist at Park Surgery, where I book patients in.")).toHaveLength(1);
  });
});

describe('an advert', () => {
  const cv =
    'Bo Berg\nBackend Engineer\n\nExperience\nBackend Engineer, Acme, 2019 - present\n- Wrote services in Java';

  it('that has a tool in its title asks for it, and not for the work alone', async () => {
    const advert = 'Backend Engineer (Kubernetes)\nWrite services';
    expect(await stateOf(cv, advert, 'Kubernetes')).toBe('missing');
    expect(await stateOf(cv, advert, 'Back-end development')).toBe('met');
  });

  it('asks for each paper of a row', async () => {
    const advert =
      'HGV Driver\nRequirements\n- Full Category C licence (no more than 6 points), Driver CPC and digital tachograph card';
    const names = (await analysed(cv, advert)).requirements.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([expect.stringMatching(/^Full Category C/), 'Driver CPC']));
    expect(names.filter((name) => /and digital/i.test(name))).toEqual([]);
  });

  it('of an examination board asks for no reading of scanned text', async () => {
    expect(
      skillsNamedIn('Taught the OCR specification, after years of AQA and OCR').map(({ skill }) => skill.name),
    ).toEqual(['Teaching']);
    expect(skillsNamedIn('Read invoices with OCR').map(({ skill }) => skill.name)).not.toEqual([]);
  });

  it('that asks for years in finance counts any work of that field', async () => {
    const years = named(
      await analysed(
        'Ola Ade\nExperience\nAccounts Payable Clerk, Acme, Jan 2014 - Dec 2018\nAssistant Accountant, Bolt, Jan 2019 - present\n- Month-end',
        "Management Accountant\nRequirements\n- At least seven years' experience in finance",
      ),
      '7 years of experience',
    );
    expect(years?.state).toBe('met');
  });
});

describe('what work shows', () => {
  it.each([
    ['Titrated inotropes and sedation', 'Medication administration'],
    ['Interpret ABGs on ventilated patients', 'Haemodynamic monitoring'],
    ['Led the monthly hand hygiene audit', 'Clinical audit'],
    ['Wrote the rotas for a brigade of nine', 'People management'],
  ])('“%s” is %s', async (line, skill) => {
    const cv = `Jo Tester\nExperience\nNurse, St Elsewhere Hospital, 2019 - present\n- ${line}`;
    expect(await stateOf(cv, `Nurse\nRequirements\n- ${skill}`, skill)).toBe('met');
  });

  it('is a figure where it counts, and not where it names', () => {
    for (const line of ['Taught Year 9', 'Kept the books on Sage 50', 'Left school at 16', 'Moved here in March 2021'])
      expect(hasFigure(line)).toBe(false);
    for (const line of ['Supporting a Year 2 class of 28 children', 'Cut waste by half', 'Ran 12 sites'])
      expect(hasFigure(line)).toBe(true);
  });
});

describe('a letter says', () => {
  it('work of one’s own with its place, and with an article', () => {
    expect(articled(postSaid('Self-employed joiner, Cluj'))).toBe('a self-employed joiner in Cluj');
    expect(placed('Self-employed joiner, Cluj', false)).toBe('As a self-employed joiner');
  });

  it('the sponsorship that is needed, without an article', () => {
    expect(rightSaid('Requires Skilled Worker sponsorship', 'needs')).toMatch(/\bSkilled Worker sponsorship\b/);
    expect(rightSaid('Requires Skilled Worker sponsorship', 'needs')).not.toMatch(/\ba Skilled Worker spon/);
  });
});
