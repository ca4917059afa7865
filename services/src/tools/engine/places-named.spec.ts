import { readAdvert } from './reading/advert-reader.js';
import { countryOfAddress } from './reading/places.js';
import { analysed, named } from './testing/texts.js';

const REST = '\nRequirements:\n- Own tools\n- Punctual';

describe('where an advert’s job is', () => {
  it.each([
    ['Drainage Engineer\nOur Sunderland office is growing', 'Sunderland'],
    ['Drainage Engineer, Sunderland office', 'Sunderland'],
    ['Drainage Engineer\nWear Consulting is a Sunderland practice', 'Sunderland'],
    ['Drainage Engineer, Wear Consulting, Sunderland. £38,000', 'Sunderland'],
    ['Drainage Engineer\nWear Consulting, Sunderland £38,000 a year', 'Sunderland'],
    ['Drainage Engineer (Sunderland)', 'Sunderland'],
    ['Drainage Engineer\nJoin the busy Sunderland depot', 'Sunderland'],
    ['Stonemason\nCorbridge, Northumberland', 'Corbridge'],
    ['Stonemason\nTyne Masonry, Corbridge, Northumberland', 'Corbridge'],
    ['Stonemason, Corbridge, Northumberland', 'Corbridge'],
    ['Stonemason – Corbridge, Northumberland NE45', 'Corbridge'],
    ['Stonemason\nCorbridge NE45 5AW', 'Corbridge'],
    ['Stonemason\nTyne & Sons, Corbridge', 'Corbridge'],
    ['Stonemason\nHexham Masonry, Corbridge', 'Corbridge'],
    ['Stonemason - Corbridge\nYou would work at our yard in Corbridge.', 'Corbridge'],
    ['Stonemason\nCorbridge Stone, Corbridge', 'Corbridge'],
    ['Stonemason\nLocation: Corbridge', 'Corbridge'],
    ['Chef\nThe Angel Inn, Corbridge, £30,000', 'Corbridge'],
    ['Higher Level Teaching Assistant (SEND) - Stamford, Lincolnshire', 'Stamford'],
    ['Teaching Assistant (SEND) – Leeds', 'Leeds'],
    ['Teaching Assistant - SEND - Leeds', 'Leeds'],
    ['SEND Teaching Assistant, SEND, Stamford', 'Stamford'],
    ['Teacher (Reading) - Leeds', 'Leeds'],
    ['Stonemason (Sunderland) - permanent', 'Sunderland'],
    ['Teaching Assistant - LEEDS', 'LEEDS'],
    ['TEACHING ASSISTANT - SUNDERLAND', 'SUNDERLAND'],
    ['Teaching Assistant, Send, Surrey', 'Send'],
  ])('is read: %j', (head, town) => {
    expect(readAdvert(head + REST).place?.town).toBe(town);
  });

  it.each([
    'Stonemason - Monumental',
    'Teacher - Maths',
    'Project Manager - Highways',
    'Staff Nurse, Theatres',
    'Stonemason\nFull time, Permanent',
    'Stonemason\nTyne Masonry, Northumberland',
    'Solicitor, Conveyancing\nWe know conveyancing in depth.',
    'Stonemason\nMonday, Friday',
    'Electrician\nMaintenance, Days',
    'Chef\nFresh Food, Pastry',
    'Teaching Assistant (SEND)',
    'Teaching Assistant - SEND',
  ])('is not guessed: %j', (head) => {
    expect(readAdvert(head + REST).place?.town ?? '').toBe('');
  });

  it('is no part of what somebody is', () => {
    expect(readAdvert(`Stonemason, Corbridge, Northumberland${REST}`).title).toBe('Stonemason');
    expect(readAdvert(`Drainage Engineer (Sunderland)${REST}`).title).toBe('Drainage Engineer');
    expect(readAdvert(`Staff Nurse (Theatres)\nLeeds${REST}`).title).toBe('Staff Nurse (Theatres)');
  });
});

describe('where a job abroad is', () => {
  it.each([
    ['Nurse\nVancouver BC', 'Vancouver', 'Canada'],
    ['Nurse\nVancouver, BC', 'Vancouver', 'Canada'],
    ['Nurse - Vancouver BC', 'Vancouver', 'Canada'],
    ['Electrician (Journeyman) Vancouver BC', 'Vancouver', 'Canada'],
    ['Nurse, Melbourne VIC', 'Melbourne', 'Australia'],
    ['Nurse\nMelbourne, VIC 3000', 'Melbourne', 'Australia'],
    ['Nurse\nSydney NSW 2000', 'Sydney', 'Australia'],
    ['Nurse - Perth, WA', 'Perth', 'Australia'],
    ['Nurse\nSeattle, WA', 'Seattle', 'United States'],
    ['Truck Driver\nMoose Jaw, SK', 'Moose Jaw', 'Canada'],
    ['Nurse\nÅlesund', 'Ålesund', 'Norway'],
    ['Nurse - Ålesund', 'Ålesund', 'Norway'],
    ['Nurse, Ålesund, Norway', 'Ålesund', 'Norway'],
    ['Nurse - Narvik, Norway', 'Narvik', 'Norway'],
    ['Nurse\nBelfast HSC Trust', 'Belfast', 'United Kingdom'],
    ['Nurse\nBelfast Health and Social Care Trust', 'Belfast', 'United Kingdom'],
    ['Nurse - Belfast HSC Trust', 'Belfast', 'United Kingdom'],
    ['Nurse\nWarrington WA1 1AA', 'Warrington', 'United Kingdom'],
    ['Nurse\nPerth', 'Perth', 'United Kingdom'],
  ])('is read: %j', (head, town, country) => {
    expect(readAdvert(head + REST).place).toMatchObject({ town, country });
  });

  it.each([
    'Registered Nurse, OR',
    'Staff Nurse, ICU',
    'Support Worker, LD',
    'Nurse Manager PE',
    'Solicitor\nRome & Partners LLP',
    'Process Operator\nBright Foods BV, Netherlands',
    'Process Operator\nMaple Foods Corporation, Canada',
    'Process Operator\nMaple Foods Incorporated, Canada',
    'Process Operator\nRome Foods Pty',
  ])('is not guessed: %j', (head) => {
    expect(readAdvert(head + REST).place?.town ?? '').toBe('');
  });
});

describe('where somebody lives', () => {
  it.each([
    'Ioan Popescu - Joiner / Carpenter - Swansea',
    'Ioan Popescu - Joiner/Carpenter, Swansea 07700 900123',
    'Ioan Popescu, Joiner, Swansea, tel. 07700 900 123',
    'Ioan Popescu | Swansea +44 7700 900123',
    'Ioan Popescu - Swansea - 01792 496 0123',
    'IOAN POPESCU - JOINER - SWANSEA',
    'Ioan Popescu\nSwansea 07700900123 ioan@example.test',
    'Ioan Popescu\nMob: 07700 900123 Swansea',
  ])('is read beside a trade and a number to ring: %j', async (head) => {
    const analysis = await analysed(
      `${head}\n\nExperience\nJoiner, Brynmill Joinery, 2014 - present\n- Fitted doors`,
      `Joiner\nOakley Joinery, Swansea${REST}`,
    );
    expect(named(analysis, 'Based in Swansea')?.state).toBe('met');
  });
});

describe('where somebody lives', () => {
  const cv = (address: string): string =>
    `Sam Tester\n${address}\n\nExperience\nStaff Nurse, Some Hospital, 2015 - 2026\n- Gave wound care on a surgical ward`;
  const job = 'Staff Nurse\nLocation: London, United Kingdom\nRequirements\n- Wound care';

  it.each([
    ['Amman, Jordan', 'Jordan'],
    ['Harare', 'Zimbabwe'],
    ['Seoul → open to London', 'South Korea'],
    ['Seoul, South Korea', 'South Korea'],
    ['Lagos | sam@mail.example', 'Nigeria'],
    ['Kathmandu, Nepal', 'Nepal'],
    ['Lusaka, Zambia', 'Zambia'],
    ['Addis Ababa, Ethiopia', 'Ethiopia'],
    ['Beirut, Lebanon', 'Lebanon'],
    ['Based in Hanoi', 'Vietnam'],
    ['Suva, Fiji', 'Fiji'],
    ['Luanda, Angola', 'Angola'],
    ['Prague, Czech Republic', 'Czechia'],
    ['Port of Spain, Trinidad', 'Trinidad & Tobago'],
    ['Sarajevo, Bosnia and Herzegovina', 'Bosnia & Herzegovina'],
    ['N’Djamena, Chad', 'Chad'],
    ['Reykjavik, Iceland', 'Iceland'],
    ['Yangon, Myanmar', 'Myanmar'],
    ['Dublin, Ireland', 'Ireland'],
    ['Belfast, Northern Ireland', 'United Kingdom'],
    ['Newark, New Jersey, United States', 'United States'],
  ])('is read from an address: %s', (address, country) => {
    expect(countryOfAddress(address)).toBe(country);
  });

  it.each([
    'Jordan Smith',
    'Chad Brown',
    'Seoul-trained chef of Korean food in hotels',
    'Moving to Harare',
    'Georgia Hill',
    'Mali Novak',
    'Israel Reed',
    'Iceland Foods, shift manager',
    'Atlanta, Georgia',
  ])('is not read from other words: %s', (line) => {
    expect(countryOfAddress(line)).toBeNull();
  });

  it.each([
    ['lives Hull. HGV class 1 since 2012', 'United Kingdom'],
    ['Based Hull, 51', 'United Kingdom'],
    ['Kraków, Poland → relocating to Hull | some.example', 'Poland'],
    ['Kraków, Poland - will relocate to Hull', 'Poland'],
    ['Currently in Lagos, Nigeria; relocating to Hull', 'Nigeria'],
  ])('of somebody stands where it is said, and not where they would go: %s', (line, country) => {
    expect(countryOfAddress(line)).toBe(country);
  });

  it.each(['Amman, Jordan', 'Harare', 'Seoul → open to London'])(
    'is compared with where the job is, and said: %s',
    async (address) => {
      const { requirements, content } = await analysed(cv(address), job);
      expect(requirements.find(({ kind }) => kind === 'location')?.state).toBe('missing');
      expect(content).toMatch(/The job is in London, United Kingdom; your CV says /);
    },
  );
});

describe('the town of a job', () => {
  const place = async (text: string, town: string) => {
    const { requirements, content } = await analysed(
      text,
      `Research Technician\nLocation: ${town}, United Kingdom\nRequirements\n- Cell culture`,
    );
    return { found: requirements.find(({ kind }) => kind === 'location'), content };
  };

  it.each([
    ['14 Iffley Road, Oxford OX4', 'BSc Biology, University of Aberdeen', 'Aberdeen'],
    ['14 Iffley Road, Oxford OX4', 'BSc Biology, Aberdeen', 'Aberdeen'],
    ['Bath', 'Receptionist, Premier Lodge Bristol', 'Bristol'],
    ['Bath, UK', 'Deckhand, Plymouth, 2014 - 2019', 'Plymouth'],
    ['3 Steep Hill, Lincoln', 'University of Hull, 2009 - 2012', 'Hull'],
    ['Carlisle CA1', 'Technician at Perth Royal Infirmary', 'Perth'],
    ['Oxford | jo@mail.example', 'MSc, University of Reading', 'Reading'],
    ['Kendal, Cumbria', 'Technician, Harbour Labs, Scarborough', 'Scarborough'],
    ['Graduate of the University of Leeds, living in York', '', 'Leeds'],
  ])('is not where somebody lives who was there once: %s, %s', async (address, once, town) => {
    const { found, content } = await place(
      `Jo Reed\n${address}\n${once}\n\nTechnician, Some Labs, 2019 - present\n- Cell culture of 40 lines\n`,
      town,
    );
    expect(found?.state).toBe('partly');
    expect(found?.cvLine).toBe(address);
    expect(content).not.toContain(`your CV says ${town}`);
  });

  it.each([
    ['Aberdeen AB24', 'BSc Biology, University of Oxford', 'Aberdeen'],
    ['12 Union Street\nAberdeen AB24', '', 'Aberdeen'],
    ['Morley\nLeeds LS27', '', 'Leeds'],
    ['jo@mail.example | 07700 900123 | Bristol', 'BSc, University of Bath', 'Bristol'],
    ['Address: 8 Park Lane, Hull HU3', '', 'Hull'],
    ['Based in York, United Kingdom', '', 'York'],
    ['United Kingdom', 'I live in Perth and drive', 'Perth'],
  ])('is where somebody lives whose address it is: %s, %s', async (address, once, town) => {
    const { found } = await place(
      `Jo Reed\n${address}\n${once}\n\nTechnician, Some Labs, 2019 - present\n- Cell culture of 40 lines\n`,
      town,
    );
    expect(found?.state).toBe('met');
  });
});

describe('where the CV names no place', () => {
  const CV = (where: string) =>
    `Ana Reed${where}\n\nExperience\nDental Nurse, Some Practice, 2021 - present\n- Assisted at the chair side\n`;
  const said = async (where: string, head: string) =>
    (await analysed(CV(where), `${head}\nRequirements\n- Chairside assistance\n- Stock control`)).content;

  it.each([
    ['Dental Nurse - Barrow-in-Furness', 'Barrow-in-Furness'],
    ['Dental Nurse, Kings Lynn', 'Kings Lynn'],
    ['Dental Nurse – Part time – Stoke-on-Trent', 'Stoke-on-Trent'],
    ['Dental Nurse (Hull)', 'Hull'],
    ['Dental Nurse – St. Ives', 'St. Ives'],
    ['Dental Nurse in Barrow-in-Furness', 'Barrow-in-Furness'],
    ['Dental Nurse Hull', 'Hull'],
    ['Dental Nurse - near York', 'York'],
    ['Dental Nurse - Leeds/Bradford', 'Leeds'],
    ['Dental Nurse\nLocation: Leeds', 'Leeds'],
  ])('the analysis of %s says that it was not compared', async (head, town) => {
    expect(await said('', head)).toContain(
      `The job is in ${town}, United Kingdom. No place was recognised in your CV, so this was not compared`,
    );
  });

  it('takes the place that the advert names by itself, whatever its title ends with', async () => {
    expect(await said('', 'Dental Nurse - Barrow-in-Furness\nLocation: Leeds')).toContain('The job is in Leeds,');
  });

  it.each(['Teacher of Reading', 'Head of Reading', 'Dental Nurse - Smile Care'])(
    'takes no subject and no employer for a place: %s',
    async (head) => {
      expect(await said('', head)).not.toContain('The job is in');
    },
  );

  it('says nothing of it where the advert names none either', async () => {
    expect(await said('', 'Dental Nurse')).not.toContain('No place was recognised');
  });

  it('compares it where the CV does name one', async () => {
    const text = await said('\nHull, United Kingdom', 'Dental Nurse - Hull');
    expect(text).not.toContain('No place was recognised');
    expect(text).toContain('The job is in Hull, United Kingdom; your CV says Hull.');
  });
});
