import { engine, aCall, letter } from '../testing/texts.js';

const ADVERT = 'Sous Chef\nRequirements\n- Stock control';
const beginningOf = async (cv: string, advert = ADVERT) => (await letter(cv, advert)).split('\n\n')[1] ?? '';

describe('what a letter says of a whole life', () => {
  it('is which post was the last, and how many years in all, where every row with dates was read', async () => {
    const said = await beginningOf(
      'Ana Roe\nLeeds\n\nExperience\nSous Chef, The Bell, Leeds, 2019 - 2024\n- Ran the pass\nChef, Hotel Monopol, York, 2015 - 2019\n- Cooked breakfast\n\nEducation\nDiploma in Cookery, 2012 - 2014',
    );
    expect(said).toContain(
      'I last worked as a Sous Chef at The Bell, Leeds, and I have 9 years of work experience in all.',
    );
  });

  it.each([
    ['a row of a layout that was not read', 'Student Veterinary Nurse – Tyne Vets\n2018/2020\nWard rounds, lab work'],
    ['a post without dates among those that have them', 'Kitchen Porter, The Inn, York\n- Washed up'],
    ['a post that goes on in words that were not read', 'Freelance 2024 –  home visits'],
  ])('is left out beside %s', async (_, row) => {
    const said = await beginningOf(
      `Ana Roe\nLeeds\n\nExperience\nSous Chef, The Bell, Leeds, 2019 - 2021\n- Ran the pass\n${row}`,
    );
    expect(said).not.toMatch(/last worked|in all/);
  });

  it('has “I work as” of a post that says so itself, whatever else was not read', async () => {
    const said = await beginningOf(
      'Ana Roe\nLeeds\n\nExperience\nSous Chef, The Bell, Leeds, 2019 - present\n- Ran the pass\nKitchen Porter – The Inn\n2016/2018',
    );
    expect(said).toContain('I work as a Sous Chef at The Bell, Leeds.');
  });

  it('is no sum with the years of a school', async () => {
    const said = await beginningOf(
      'Marek Nowak\nBath\n\nEmployment\nChef de Partie - Plume Bistro, Bath - Mar 2021 to present\n- Ran the pasta section\n\n2018 – 2021\nWestminster Kingsway College: Diploma in Professional Cookery',
    );
    expect(said).not.toMatch(/[89] years/);
  });

  it('names a post that goes on in a sentence of its own, and none before it as the last', async () => {
    const said = await beginningOf(
      'Precious Okafor\nLeicester\n\nI am a dental nurse. Since May 2020 I have been working at Oadby Dental, where I assist two dentists. Before that I worked as a receptionist at Evington Surgery from 2017 to 2020.',
      'Dental Nurse\n- chairside assisting',
    );
    expect(said).not.toContain('last worked');
  });
});

describe('a skill', () => {
  it.each([
    ['that a line was only understood to mean', 'Supervise one commis', 'Mentoring of junior staff', /mentoring/i],
    [
      'that goes on as another thing',
      'Booking appointments, insurance claims',
      'Insurance',
      /experience of insurance/i,
    ],
    ['that stands among tickets', 'Tickets: CS30, CS38', 'CS38', /experience of CS38/],
  ])('is not claimed %s', async (_, line, ask, never) => {
    const cv = `Ana Roe\nLeeds\n\nExperience\nSous Chef, The Bell, Leeds, 2019 - present\n- Ran the pass for 90 covers\n- ${line}`;
    expect(await letter(cv, `Sous Chef\nRequirements\n- ${ask}\n- Food hygiene`)).not.toMatch(never);
  });

  it('is none of an optimised CV where a register is only applied to', async () => {
    const { optimizedCvText } = await engine.optimiseCv(
      {
        cvText:
          'Ama Mensah\nAccra\n\nWork\nStaff Nurse, Ridge Hospital, Accra, 2020 – present\n- Acute medicine, IV drugs and NEWS2 for 12 patients\n\nLicences\nNMC UK: CBT passed, OSCE booked May 2026',
        jobDescription: 'Staff Nurse, Acute Medicine\n- NMC registration\n- Acute medicine\n- NEWS2\n- IV drugs',
      },
      aCall(),
    );
    expect(optimizedCvText).not.toMatch(/skills\n.*NMC/i);
  });
});

describe('a line of an optimised CV', () => {
  const optimised = async (line: string, years = '2015 - 2019') =>
    (
      await engine.optimiseCv(
        {
          cvText: `Ana Roe\nLeeds\n\nExperience\nShop Manager, The Bell, Leeds, ${years}\n- ${line}`,
          jobDescription: 'Shop Manager\n- Stock control',
        },
        aCall(),
      )
    ).optimizedCvText;

  it('begins with the deed where it is one', async () => {
    expect(await optimised('Responsible for managing a shop of 12')).toContain('- Managed a shop of 12');
  });

  it.each(['2015 - present', 'since 2015', '2015 to date'])(
    'is no deed of the past in a post still held: %s',
    async (years) => {
      expect(await optimised('Responsible for managing a shop of 12', years)).toContain('- Managing a shop of 12');
    },
  );

  it.each([
    'Responsible for opening and closing the shop',
    'Responsible for building maintenance',
    'Responsible for catering staff',
    'Responsible for training of new staff',
    'Responsible for managing stock and ordering from suppliers',
  ])('stays as it is where a deed would say something else: %s', async (line) => {
    expect(await optimised(line)).toContain(`- ${line}`);
  });
});
