import { BuiltInEngine } from '../built-in-engine.js';
import { aCall, letter } from '../testing/texts.js';
import { isLittleKnown } from './little-known.js';
import { withThe } from './with-the.js';

const optimised = (cvText: string, jobDescription: string) =>
  new BuiltInEngine().optimiseCv({ cvText, jobDescription }, aCall());

describe('what somebody knows a little', () => {
  it.each([
    ['Rust', 'React, Jest. Some Rust, Go.'],
    ['Go', 'React, Jest. Some Rust, Go.'],
    ['After Effects', 'Figma, InDesign. A little Blender, After Effects.'],
    ['Python', 'Basic Python'],
    ['Python', 'HPLC, NMR. Little Python.'],
    ['Terraform', 'AWS, Terraform basics, Docker'],
    ['Linux', 'Windows; a bit of Linux'],
    ['GROMACS', 'RELION, GROMACS (beginner)'],
  ])('is said to be so: %s in %j', (name, text) => {
    expect(isLittleKnown(name, text)).toBe(true);
  });

  it.each([
    ['React', 'React, Jest. Some Rust, Go.'],
    ['Docker', 'AWS, Terraform basics, Docker'],
    ['Figma', 'Figma, InDesign. A little Blender, After Effects.'],
    ['life support', 'Basic life support instructor who teaches life support'],
    ['SQL', 'Wrote SQL for some teams'],
    ['Go', 'Ran the Go services. Some Go'],
  ])('is not what stands beside it: %s in %j', (name, text) => {
    expect(isLittleKnown(name, text)).toBe(false);
  });

  it('is told as no skill, in a letter or at the top of a CV', async () => {
    const cv =
      'Tom Ellery\nLeeds\n\nSkills\nTypeScript, React, Jest. Some Rust, Linux.\n\nExperience\nDeveloper, Ace Ltd, Leeds, 2018 - 2024\n- Built shops in React';
    const advert = 'Front-end Engineer\nSome Ltd\nRequirements\n- React\n- TypeScript\n- Rust\n- Linux\n- Jest';
    expect(await letter(cv, advert)).not.toMatch(/Rust|Linux/);
    const { changes } = await optimised(cv, advert);
    expect(changes.find(({ kind }) => kind === 'added')?.after ?? '').not.toMatch(/Rust|Linux/);
  });
});

describe('a name that has an article inside a sentence', () => {
  it.each([
    ...['University of Leeds', 'Bank of England', 'Royal Society of Chemistry', 'Department for Work and Pensions'],
    ...['London Borough of Hackney', 'Ministry of Defence', 'University of Bath, Bath'],
    ...['National Library of Wales', 'British Museum', 'Home Office', 'Countess of Chester Hospital'],
  ])('%s', (name) => {
    expect(withThe(name)).toBe(`the ${name}`);
  });
  it.each([
    'Durham University',
    'City of Bath College',
    'University of Birmingham School',
    'Bank Street Nursery',
    'National Express',
    'British Gas',
  ])('is not: %s', (name) => {
    expect(withThe(name)).toBe(name);
  });
});

describe('a letter', () => {
  const told = (head: string, ...lines: string[]) =>
    letter(
      `${head}\n\nExperience\n${lines.join('\n')}`,
      'Some Job\nSome Company, Leeds, UK\nRequirements\n- Rotas\n- Driving\n- CPC',
    );

  it.each([
    ['Bus driver, Stagecoach Manchester, Routes 192 and 201, 2022 - now', 'at Stagecoach Manchester,'],
    ['Lecturer, University of Leeds, 2022 - present', 'at the University of Leeds'],
    ['Chef, Hill Inn, Llanfairfechan, 2022 - present', 'at Hill Inn, Llanfairfechan'],
  ])('names who employs and where, and nothing behind it: %s', async (line, said) => {
    const text = await told('Jo Tester\nYork', line, '- Kept the rotas of the team');
    expect(text).toContain(said);
    expect(text).not.toMatch(/Routes|…/);
  });

  it.each(['Skilled Worker visa needed', 'Visa sponsorship required', 'Health and Care Worker visa is required'])(
    'holds nothing that is needed: %s',
    async (line) => {
      const text = await told(`Anneke Maas\nUtrecht, the Netherlands\n${line}`, 'Engineer, Some Works, 2018 - present');
      expect(text).not.toMatch(/I (?:hold|have) (?:an?|the)? ?(?:Skilled|Visa|Health)/);
    },
  );
  it('closes the comma that tells until when', async () => {
    const line = 'Skilled Worker visa, valid to 11/2089; would need sponsorship to change employer';
    expect(await told(`Anneke Maas\nLeeds\n${line}`, 'Engineer, Some Works, 2018 - present')).toContain(
      'I hold a Skilled Worker visa, valid to 11/2089, and would need sponsorship',
    );
  });
  it.each(['Skilled Worker visa, valid to 2088', 'Graduate visa'])('holds what is held: %s', async (line) => {
    expect(await told(`Anneke Maas\nLeeds\n${line}`, 'Engineer, Some Works, 2018 - present')).toMatch(/I hold a/);
  });

  it.each([
    ['Barcelona → London', 'Senior Designer | Wolff Studio | London | 2021–present'],
    ['Barcelona', 'Senior Designer, Wolff Studio, London, 2021 - present'],
  ])('says of nobody who works in the country that they live in another: %s', async (place, post) => {
    expect(await told(`Georgia Papadakis\n${place}`, post, '- Drew logos')).not.toContain('I live in');
  });

  it('calls the letters behind a name no degree', async () => {
    expect(await told('PETER JAMES ALDRIDGE BSc MRICS', '- Negotiated leases')).not.toMatch(/degree: PETER/i);
  });

  it.each([
    'Before 2010 various agency.',
    'Jobs ive had',
    "Mitie, at Google King's Cross",
    'Before that I looked after my mum.',
  ])('quotes nothing that was no work: %s', async (line) => {
    const text = await told(
      'Jo Tester\nYork',
      'Driver, Ace Ltd, Leeds, 2018 - present',
      'Night rotas, trunking, driving',
      line,
    );
    expect(text).not.toContain(`“${line.slice(0, 8)}`);
  });

  it.each(['Before 2014: apprentice & improver, NG Bailey', 'Before 2010 various agency', 'Takeaway, before 2013'])(
    'says no sum of years where not all have dates: %s',
    async (line) => {
      const text = await told('Jo Tester\nYork', 'Driver, Ace Ltd, Leeds, 2018 - present', '- Drove 40 vans', line);
      expect(text).not.toContain('in all');
      expect(text).toContain('I work as a Driver');
    },
  );
  it('counts no years of a school among those of work', async () => {
    const text = await letter(
      "Nadia Petrenko\nBristol\n\nWhere I've worked\nSmall Street Espresso, barista, 2022 to now. Latte art.\nHart's Bakery, baker's assistant, 2020 to 2022. Shaped sourdough.\nKyiv, 2014-2020: school and college\n\nGood with people, bit of Spanish",
      'Supervisor\nSome Cafe, Bristol\nRequirements\n- Latte art',
    );
    expect(text).not.toContain('in all');
  });
  it('says of nobody that they are what they were before', async () => {
    const text = await letter(
      'Paul Norris\nSelf employed carpenter & kitchen fitter since 2009. Before that 6 yrs with Barratt as site joiner.\nHowdens and Wren kitchens, staircases.',
      'Kitchen Fitter\nMagnet, Southampton\n- Kitchen installation',
    );
    expect(text).not.toMatch(/I (?:last )?work(?:ed)? as a site joiner/i);
  });
  it.each([
    ['Cpl, Aircraft Technician, RAF Lossiemouth, 2016-2025 - Typhoon, line and rectification', /at Cpl/],
    ['Present  -  Bookkeeper, Dunn Joinery, Falkirk (since 2012, 20 hrs pw)', /at Present/],
  ])('takes no rank and no time for an employer: %s', async (line, wrong) => {
    expect(await told('Jo Tester\nYork', line, 'Sage 50, VAT returns, payroll and rotas for 14')).not.toMatch(wrong);
  });
  it('says that somebody is an EU citizen', async () => {
    expect(
      await told('Bea Moura\nLisbon, Portugal (EU citizen)', 'Sommelier, Belcanto, Lisbon, 2021 - present'),
    ).not.toMatch(/a EU/);
  });
  it.each(['WSET Level 3 (exam in June)', 'WSET Level 3, resit next month', 'WSET Level 3, retaking'])(
    'names no paper of which the exam is still to come: %s',
    async (line) => {
      const text = await letter(
        `Bea Moura\nLeeds\n\nCourses\n${line}`,
        'Sommelier\nThe Inn\nRequirements\n- WSET Level 3',
      );
      expect(text).not.toContain('My qualifications');
    },
  );

  it('says no sum where a post stands below the papers', async () => {
    const text = await letter(
      'Finlay Orr\nPeterhead\n\nExperience\nMate, Some Boats, Jan 2020 to present\n- Mended nets\n\nTickets\nGMDSS\nSea survival\n\nOn shore\n2011-2014 fish processing, Lunar Freezing',
      'Mate\nSome Shipping\nRequirements\n- GMDSS',
    );
    expect(text).not.toContain('in all');
  });

  it.each([
    ['Licences: C+E, Driver CPC to 2088, ADR (packages, no tanks), HIAB', 'CPC to 2088, HIAB', 'tanks'],
    ['Licences: C+E, Driver CPC to 2088, ADR expired, HIAB', 'CPC to 2088, HIAB', 'ADR'],
    ['Driver CPC to 2088, own van', 'CPC to 2088', 'own van'],
  ])('names of a row of papers those that are held: %s', async (line, said, not) => {
    const text = await told(`Jo Tester\nYork\n\nLicences\n${line}`, 'Driver, Ace Ltd, Leeds, 2018 - present');
    expect(text).toContain(said);
    expect(text).not.toContain(not);
  });

  it('calls what is being done no qualification, and says that it is', async () => {
    const text = await letter(
      'Jake Hollis\nExeter\n\nTraining\nCurrently doing Level 4 Strength and Conditioning',
      'Instructor\nSome Gym\nRequirements\n- Level 4 Strength and Conditioning',
    );
    expect(text).not.toContain('My qualifications for this post: Currently');
  });

  it('takes the head of a post for no paper, whatever somebody is registered as', async () => {
    const text = await letter(
      'Freya Lind\nHarrogate\n\nEmployment\n2019 – present, Registered Veterinary Nurse, Medivet Harrogate\nInpatient care.\n\nRCVS registered.',
      'Head Veterinary Nurse\nVets4Pets\nRequirements\n- Registered veterinary nurse\n- RVN',
    );
    expect(text).not.toMatch(/qualifications for this post:[^.]*(?:present|Medivet)/);
  });

  it('quotes no line that tells of its person as somebody else would', async () => {
    expect(await told('Jo Tester\nYork', 'Driver, Ace Ltd, 2018 - present', 'She specialises in rotas.')).not.toContain(
      '“She',
    );
  });
});
