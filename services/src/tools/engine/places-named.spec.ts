import { analysed, named } from './testing/texts.js';
import { readAdvert } from './reading/advert-reader.js';

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
