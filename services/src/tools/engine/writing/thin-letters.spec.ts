import { letter } from '../testing/texts.js';
import { saysWhatWasDone } from '../reading/verbs.js';
import { articled, postSaid } from './post-said.js';
import { rightSaid } from './right-said.js';

describe('a letter from a CV without bullets tells what its person did', () => {
  it('below the dates of a post, and tells no paper as work', async () => {
    const cv = `Rosa Almeida
Teaching Assistant, Beecroft Primary School, Leeds
September 2021 - present
First aid at work certificate
Supporting a Year 2 class of 28 children
One-to-one reading with pupils who have English as an additional language
Education
Level 2 Certificate in Supporting Teaching and Learning, 2019`;
    const text = await letter(cv, 'SEN Teaching Assistant\nYou will need:\n- experience of supporting pupils with SEN');
    expect(text).toContain(
      'Of my work at Beecroft Primary School my CV says: “Supporting a Year 2 class of 28 children” and “One-to-one reading',
    );
    expect(text).not.toMatch(/“[^”]*first aid/i);
  });

  it('in sentences of their own, and as what they are now', async () => {
    const cv = `Dumitru Rusu
I am cook since 2016. First I work in hotel Continental, 3 years, cold kitchen and breakfast for 200 guests. From 2019 until now I am sous chef in The Bell, Harpenden: I order meat and fish, make the rota for 6 cooks, and keep food cost under 28 percent.`;
    const text = await letter(cv, 'HEAD CHEF\nWhat we ask:\nMenu planning and costing, GP targets\nAllergen knowledge');
    expect(text).toContain('I work as a sous chef,');
    expect(text).toContain('I order meat and fish, make the rota for 6 cooks, and keep food cost under 28 percent.');
    expect(text).not.toMatch(/I am cook|first I work/);
  });

  it('below each line with dates, whatever the post is called', async () => {
    const cv = `Krzysztof Nowak
EMPLOYMENT
DPD, Hinckley – Route Supremo – 05/2020 to date
Planning 85 routes a night for 60 drivers
Wincanton, Northampton – Warehouse Team Leader – 2016 to 04/2020
Forklift counterbalance (expired 2021)`;
    const text = await letter(cv, 'Transport Manager\nThe person:\n- experience of route planning\n- motivate drivers');
    // letters by themselves may stand for anything
    expect(text).toContain('My CV says: “Planning 85 routes a night for 60 drivers.”');
    expect(text).not.toMatch(/expired|forklift/i);
  });

  it('below a post of three lines, at its employer and in the words that the advert shares', async () => {
    const cv = `Kwame Boateng
Professional experience
Quantity Surveyor
Regimanuel Gray Ltd, Accra
August 2019 - Present
Prepare bills of quantities for housing projects of up to $12m
Negotiate with subcontractors and agree final accounts`;
    const text = await letter(cv, 'Quantity Surveyor\nRequirements\n- Experience of final accounts\n- Cost plans');
    expect(text).toContain(
      'Of my work at Regimanuel Gray Ltd my CV says: “Negotiate with subcontractors and agree final accounts”',
    );
    expect(text).not.toMatch(/financial accounting|“Regimanuel/);
  });

  it('in each sentence of a line that has several', async () => {
    const cv = `Fatima Yusuf
2023 - present    Support Worker    Thera Trust, Milton Keynes
Supported living for four adults with learning disabilities. Medication and appointments of each tenant. Lone work.
Driving licence: provisional`;
    const text = await letter(
      cv,
      'Senior Support Worker\nEssential\n- Medication administration\n- Full driving licence',
    );
    expect(text).toContain('“Supported living for four adults with learning disabilities”');
    expect(text).not.toMatch(/I supported living|provisional/);
  });
});

it('a letter does not say that the advert asks for what only the name of the post says', async () => {
  const cv = `Grace Adeyemi
Work experience
Healthcare Assistant, Glenfield Hospital, Leicester
March 2023 - present
- Supported two new healthcare assistants through their induction`;
  const text = await letter(cv, 'Senior Care Assistant\nWhat you will need\n- Experience of dementia care');
  expect(text).toContain('I supported two new healthcare assistants through their induction.');
  expect(text).not.toMatch(/ask for health/i);
});

it('what somebody prepares for is under way in a letter, and no qualification', async () => {
  const cv = 'Kwame Boateng\nQualifications\nCurrently preparing for the RICS APC\nMRICS candidate';
  const text = await letter(cv, 'Quantity Surveyor\nRequirements\n- MRICS or working towards chartership');
  expect(text).not.toMatch(/qualifications for this post:[^.]*preparing/i);
});

it.each([
  ['Nationality: Somali, refugee status granted 2022', 'I have refugee status, granted in 2022'],
  ['Nationality: Portuguese (settled status)', 'I have settled status'],
  ['Nationality: British', 'I am British'],
  ['Right to work in the UK', 'I have the right to work in the UK'],
  ['Visa status: Graduate visa until 2087', 'I hold a Graduate visa until 2087'],
])('tells “%s” as “%s”', (words, said) => {
  expect(rightSaid(words, 'has')).toBe(said);
});

it.each([
  ['I am cook since 2016', 'a cook'],
  ['Class teacher, Year 3, Oakfield Primary, Slough', 'a Class teacher, Year 3, at Oakfield Primary, Slough'],
  ['Class teacher, Oakfield Primary, Run the after-school club', 'a Class teacher at Oakfield Primary'],
])('names the post “%s” as “%s”', (title, said) => {
  expect(articled(postSaid(title))).toBe(said);
});

it.each(['Planned and reactive maintenance on conveyors', 'Supported living for four adults'])(
  'takes “%s” for no sentence of “I”',
  (line) => {
    expect(saysWhatWasDone(line)).toBe(false);
  },
);
