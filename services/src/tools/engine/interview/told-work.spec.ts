import { readCv } from '../reading/cv-reader.js';
import { interview } from '../testing/texts.js';
import { toldWork } from './told-work.js';

const batches = (cvText: string, jobDescription: string, count = 2) => interview(cvText, jobDescription, count);
const told = (cv: string) => toldWork(readCv(cv, new Date('2026-01-15'))).map(({ text, where }) => `${where}: ${text}`);

const PLUMBER = `Kwame Asante
Plumber and heating engineer
Croydon, kwame@mail.example, 07700 900123

I have worked as a plumber for nine years. Since 2019 I have been with Thames Heating in Croydon, where I fit and service boilers in about 300 homes a year. I repaired burst pipes and fitted bathrooms.

Gas Safe registered since 2020. Full UK driving licence.`;
const BARISTA = `Sofia Marino - Barista / Shift supervisor
Bristol | 07700 900456

Cafe Aroma, Bristol (Jan 2022 to now): make coffee for 400 customers a day, train new starters, open and close the shop.
Pizzeria Da Gino, Naples (2019 - 2021): waitress, 60 seats, cash desk.

Food Hygiene Level 2. Italian native, English good.`;
const WELDER = `Tomasz Wrobel
Trade: Welder (MIG, TIG)
Work:
2020 – 2025  Damen yard, Gdansk: welding of hull sections, reading of drawings
2014 – 2020  Stalmet, Elblag: steel stairs and balustrades
Certificates: EN ISO 9606-1 135 P FW, forklift`;

describe('work told without bullets', () => {
  it('is what somebody says of it in sentences, and neither their papers nor how to reach them', () => {
    expect(told(PLUMBER)).toEqual([
      'null: Since 2019 I have been with Thames Heating in Croydon, where I fit and service boilers in about 300 homes a year',
      'null: I repaired burst pipes and fitted bathrooms',
    ]);
  });

  it('is what stands behind a place and its dates, without the name of the post', () => {
    expect(told(BARISTA)).toEqual([
      'Cafe Aroma, Bristol: make coffee for 400 customers a day, train new starters, open and close the shop',
      'Pizzeria Da Gino, Naples: 60 seats, cash desk',
    ]);
    expect(told(WELDER)).toEqual([
      'Damen yard, Gdansk: welding of hull sections, reading of drawings',
      'Stalmet, Elblag: steel stairs and balustrades',
    ]);
  });

  it('stands behind dates and a dash, below arrows and behind the name of a post; rows of papers and languages are none', () => {
    const electrician = `dean roberts   electrician    swansea

work
2020 - now self employed sparky - domestic rewires, EV chargers, EICRs for 3 letting agents
2013 - 2020 Dawnus Construction - commercial installs, schools and hospitals. ran jobs with 4 lads and 2 apprentices
2009-2013 apprentice, Celtic Electrical

asbestos awareness, IPAF, PASMA, SSSTS (ran out)`;
    expect(told(electrician)).toEqual([
      'self employed sparky: domestic rewires, EV chargers, EICRs for 3 letting agents',
      'Dawnus Construction: commercial installs, schools and hospitals',
      'Dawnus Construction: ran jobs with 4 lads and 2 apprentices',
    ]);
    expect(
      told(
        'Luca\n\nExperience\n2023 now - The Bon Vivant, bartender, cocktails, cash, closing\nPolite, on time\nItalian, English ok',
      ),
    ).toEqual(['The Bon Vivant: cocktails, cash, closing']);
  });
});

describe('questions about such a CV', () => {
  it('ask about that work, and never say that the CV says no more', async () => {
    const asked = (await batches(PLUMBER, 'Heating Engineer\nRequirements\n- Gas Safe\n- heat pumps')).map(
      ({ question }) => question,
    );
    expect(asked.join()).toContain('about 300 homes a year');
    expect(asked.join()).not.toMatch(/says no more of it|07700/);
    const cafe = await batches(BARISTA, 'Assistant Manager\nRequirements\n- rotas\n- stock control');
    expect(cafe.map(({ question }) => question).join()).toContain('make coffee for 400 customers a day');
    expect(JSON.stringify(cafe)).not.toContain('07700');
  });

  it('ask about every day what is done every day, and tell it from the person’s own line', async () => {
    const daily = (await batches(BARISTA, 'Assistant Manager\nRequirements\n- rotas')).find(({ question }) =>
      question.includes('400 customers'),
    );
    expect(daily?.question).toContain('an ordinary day');
    expect(daily?.realWorldExample).toMatch(/open and close the shop”\. Then choose one day/);
  });

  it('ask for achievements under arrows as for any others, and name a post instead of making a story of its line', async () => {
    const cv =
      'Sophie Laurent\nBristol\n\nKey achievements\n→ Grew organic traffic 210% in 18 months (SEO, Ahrefs)\n→ Managed £15k a month of Google Ads\n\nCareer\nDigital Marketing Executive, Yeo Valley (2021-)';
    const all = await batches(cv, 'Digital Marketing Manager\nRequirements\n- SEO\n- digital marketing');
    expect(JSON.stringify(all)).toContain('“I grew organic traffic 210% in 18 months (SEO, Ahrefs).”');
    expect(JSON.stringify(all)).not.toMatch(/Executive, Yeo Valley \(2021-\)”\. Turn that line/);
  });

  it('ask a welder for no design and for nothing that an advert says of its hours', async () => {
    const all = await batches(
      WELDER,
      'Coded Welder - Hull\nPermanent, 39h, £19.50/h\nMust have: coded TIG, isometric drawings.\nTesting on site will be required.',
      4,
    );
    const text = all.map(({ question }) => question).join('\n');
    expect(text).not.toMatch(/39h|design of yours|before your name goes on it/);
    expect(text).toContain('a job you did last week');
  });

  it('ask how far a line goes that names a part of what is asked', async () => {
    const all = await batches(WELDER, 'Welder\nMust have: coded TIG, read isometric drawings.', 3);
    const near = all.find(({ question }) => question.includes('How far does the one go towards the other?'));
    expect(near?.question).toContain('reading of drawings');
    expect(all.map(({ question }) => question).join()).not.toMatch(
      /drawings”?, and we did not find|names “Certificates/,
    );
  });

  it('ask in an advert’s own words for what comes nearest, and do not say that it was not found', async () => {
    const text = (await batches(WELDER, 'Welder\nRequirements\n- experience of guarding hot tanks\n- MIG', 3))
      .map(({ question }) => question)
      .join('\n');
    expect(text).not.toMatch(/guarding hot tanks”?, and we did not find it/);
  });

  it('ask where a course was used, and how much somebody drives who has a licence', async () => {
    const text = (
      await batches(
        `Amina Yusuf\n\nExperience\nLearning Support Assistant, Oak School, 2021 - 2024\n- Ran a reading group for six children\n\nEducation\nCertificate in teaching, 2020\n\nCertificates\nFull UK driving licence`,
        'Teaching Assistant\nRequirements\n- Teaching\n- Full driving licence',
        3,
      )
    )
      .map(({ question }) => question)
      .join('\n');
    expect(text).toContain('How much do you drive for work');
    expect(text).not.toContain('licence. What does it ask of you');
  });
});

it('is none of what a line says was not done', () => {
  const cv =
    'Priya Tester\nSenior Software Engineer\n\nExperience\nTCS — Systems Engineer  Aug 2015 to Jun 2018\nB.E. Computer Science, 2015\nI have never used Kubernetes in production. Not familiar with React.';
  expect(told(cv).join()).not.toMatch(/React|Kubernetes/);
});
