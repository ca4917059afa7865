import { processorMs } from '../../../platform/testing/processor-time.js';
import { letter } from '../testing/texts.js';
import { deedTold } from './deeds-told.js';
import { LONGEST_QUOTED } from './letter-work.js';
import { quotedLines } from './quotes.js';

/** As many lines as a long CV has. */
const TIMES = 300;
const POST = 'Office Manager, Gower Lets, Swansea, 2018 - present';
const letterOf = (lines: readonly string[], asks: readonly string[], post = POST) =>
  letter(
    `Owen Tudor\nSwansea\n\nExperience\n${post}\n${lines.map((line) => `- ${line}`).join('\n')}\n`,
    `Office Manager, Cardiff\nYou will need\n${asks.map((ask) => `- ${ask}`).join('\n')}`,
  );

describe('a line is told as “I …” where it is one plain deed in whole words', () => {
  it.each([
    'Led a team of nine project managers and chaired the monthly risk board',
    'Managed wound care for 30 surgical patients',
    'Prepared monthly valuations and final accounts for three NHS projects',
    'Administered medication on four drug rounds a day with no recorded error in 2023',
    'Checked, matched and paid supplier statements',
    'Designed and built three websites in WordPress',
    'Built a React app, cutting load times by 40%',
    'Ran the bar, ordered stock and trained new staff',
    'Taught maths to Key Stage 3',
    'Used Sage 200 to prepare VAT returns',
    'Liaised with families, social workers and GPs',
    'Set up a new stock system',
    'Maintained HACCP records and temperature logs (12 sites)',
    'Handled cash and card payments',
  ])('%s', (line) => expect(deedTold(line)).toBe(`I ${line.charAt(0).toLowerCase()}${line.slice(1)}`));

  it.each([
    ['a label', 'Decontamination lead: HTM 01-05 audits every six months'],
    ['a verb that stands second', 'Cost managed a £22m secondary school'],
    ['another sentence', 'Prepared sauces for 90 covers. Supervise one commis'],
    ['a row of notes', 'Plated desserts, croissants, tempering chocolate'],
    ['things beside the deed', 'Processed 900 invoices a month, supplier queries, credit control'],
    ['a second verb in its base form', 'Answered phones and book appointments'],
    ['a second verb of somebody else', 'Prepared the rota and handles complaints'],
    ['a verb behind another without a joint', 'Coordinated deliveries, managed stock levels'],
    ['an article that is left out', 'Led team of five'],
    ['one left out further behind', 'Wrote copy for newsletter'],
    ['a note in a bracket', 'Trained two groundsmen (not signed off)'],
    ['a denial', 'Drove the 18-tonne lorry but not at night'],
    ['what was planned by others', 'Planned maintenance of lifts'],
    ['what somebody was', 'Trained nurse on a ward'],
    ['services of a kind', 'Managed services for 20 clients'],
    ['somebody else', 'Managed her own caseload of 18 families'],
    ['what others did', 'Led by the head of maths'],
    ['capitals', 'MANAGED A TEAM OF THREE'],
    ['the base form', 'Run the pasta section'],
    ['the -ing form', 'Giving medication to 22 residents'],
    ['the third person', 'Manages the newsletter'],
    ['a name', 'Teachers’ Pension and LGPS returns'],
    ['a year behind a thing', 'Won ICE regional award 2017'],
  ])('and quoted where it has %s: %s', (_, line) => expect(deedTold(line)).toBeNull());

  it('in a moment, however long it is', () => {
    const started = processorMs();
    deedTold(`Led ${'a, and '.repeat(60_000)}`);
    deedTold(`Led ${'a '.repeat(200_000)}`);
    expect(processorMs() - started).toBeLessThan(1_000);
  });

  // a line of this length is looked at with every pattern, a longer one with none
  it.each(['a, and ', 'a ', '(', '(A, ', 'led, ', 'led and ', 'of in ', 'the ', ', ', ' ', 'A', '-', 'ing, ', '’s '])(
    'in a moment, whatever it is made of: “%s”',
    (piece) => {
      const started = processorMs();
      for (let time = 0; time < TIMES; time += 1) deedTold(`Led ${piece.repeat(160)}`.slice(0, LONGEST_QUOTED));
      expect(processorMs() - started).toBeLessThan(1_000);
    },
  );
});

describe('a quotation', () => {
  it.each([
    [
      ['120 covers a night; stock take and ordering. Supervise one commis.'],
      '“120 covers a night; stock take and ordering. Supervise one commis.”',
    ],
    [['Weekly payroll', 'Sage'], '“Weekly payroll” and “Sage.”'],
    [['Colour', 'Cuts', 'Bridal hair'], '“Colour”, “Cuts” and “Bridal hair.”'],
    [['The "quiet room" rota'], '“The ‘quiet room’ rota.”'],
    [['MANAGED A TEAM OF THREE'], '“Managed a team of three.”'],
    [['MONTHLY PAYROLL IN ITRENT AND LGPS RETURNS'], '“Monthly payroll in ITRENT and LGPS returns.”'],
  ])('is word for word: %j', (lines, said) => expect(quotedLines(lines)).toBe(said));

  it('is of one place in one sentence, with what the advert asks for before it', async () => {
    const told = await letterOf(
      [
        '120 covers a night; stock take and ordering. Supervise one commis.',
        'Run the pasta section, keep HACCP records',
      ],
      ['Stock control', 'HACCP'],
      'Chef de Partie, Plume Bistro, Bath, 2019 - present',
    );
    expect(told).toContain(
      'You ask for stock control and HACCP. Of my work at Plume Bistro my CV says: “120 covers a night; stock take and ordering. Supervise one commis” and “Run the pasta section, keep HACCP records.”',
    );
  });

  it('stands behind what is told of the same place', async () => {
    const told = await letterOf(
      ['Managed a team of three negotiators', 'Decontamination lead: HTM 01-05 audits every six months'],
      ['Team leadership', 'HTM 01-05 audits'],
    );
    expect(told).toMatch(
      /at Gower Lets, I managed a team of three negotiators\. .*Of my work there my CV says: “Decontamination lead: HTM 01-05/,
    );
  });
});

describe('where a line was done', () => {
  it('is not said where a post that was not read may stand between', async () => {
    const told = await letter(
      'Amelia Hart\n\nKey roles\n\nHead Veterinary Nurse – Riverbank Vets (Hexham)\nFrom Sept. 2021\nLeading a team of 7; rota; anaesthesia monitoring\nStudent Veterinary Nurse – Tyne Vets\n2018/2020\nWard rounds, lab work, kennels',
      'Senior Veterinary Nurse\n- anaesthesia\n- ward care',
    );
    expect(told).not.toMatch(/(?:at Riverbank|as Head)[^.]*my CV says: [^.]*Ward rounds/);
  });
});
