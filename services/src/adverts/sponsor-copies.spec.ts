import { aLine } from '../jobs/testing/some-jobs.js';
import { identityOf } from '../sponsors/register/register-entry.js';
import { guardedBoard } from './testing/guarded-board.js';

const harbourLights = 'Harbour Lights Care Ltd,Leeds,West Yorkshire,Worker (A rating),Skilled Worker';
const laterLooms = 'Later Looms Ltd,Leeds,,Worker (A rating),Skilled Worker';

/** Whose short names are names of a longer entry, of one in another town, or one of many that begin so. */
const looksAlike = [
  'Tesco Stores Limited,Welwyn Garden City',
  'Tesco Personal Finance plc,Edinburgh',
  'Amazon UK Services Ltd,London',
  'Amazon Filters Ltd,',
  'HSBC Holdings plc,London',
  'Marks and Spencer Group Plc,London',
  'J Sainsbury Plc,London',
  'Royal Mail Group Limited,',
  'Google (UK) Limited,London',
  'Leeds Teaching Hospitals NHS Trust,Leeds',
  'Manchester City Council,Manchester',
  'Samsung Electronics (UK) Limited,Chertsey',
  'Marks Heeley Ltd,',
  'Interlagos Holdings Ltd,London',
  'Lagos Kitchen Consulting Ltd,Leeds',
  ...'Alder Birch Cedar Dental Elm Fern Gorse Hazel Iris Juniper Kelp Larch Maple Nettle Oak Pine Quince'
    .split(' ')
    .map((word) => `Summit ${word} Limited,`),
].map((line) => `${line},,Worker (A rating),Skilled Worker`);

describe('adverts that carry the name of a licensed sponsor', () => {
  const { take, listed, holds, decide, query, register } = guardedBoard();
  beforeAll(() =>
    register(
      '2026-01-05',
      harbourLights,
      'University of Leeds,Leeds,West Yorkshire,Worker (A rating),Skilled Worker',
      ...looksAlike,
    ),
  );

  const company = 'Harbour Lights Care Limited';
  const heldOf = async (line: object) => {
    await take(aLine({ id: 'copy', company, ...line }));
    return (await holds())[0]?.kinds ?? [];
  };

  it.each([
    ["a foreign country's domain", { url: 'https://harbourlightscare.com.ng/apply' }],
    ['a domain abroad without more around it', { description: 'Apply at harbour-lights.com.ng today.' }],
    ['what only begins like a short link', { url: 'https://lnkd.in.harbourlights.ng/apply' }],
    ['what only ends like a short link', { url: 'https://harbour-lnkd.in/apply' }],
    ['a short link beside a domain abroad', { description: 'https://bit.ly/3xYz or harbour-lights.com.ng' }],
    ['a mailbox abroad', { description: 'Write to jobs@harbourlightscare.in today.' }],
    ['a telephone number abroad', { description: 'Call +234 803 123 4567 to apply.' }],
    ['an office abroad', { description: 'Office: 12 Allen Avenue, Ikeja, Lagos, Nigeria.' }],
    ['an address abroad', { description: 'Our address: 5 Example Road, Lagos, Nigeria' }],
    ['a street abroad', { description: 'Visit our office at 12 Allen Avenue, Ikeja, Lagos to register.' }],
    ['a domain that sells what it has no right to', { url: 'https://harbour-visa-portal.com/apply' }],
    ['a mailbox at such a domain', { description: 'Write to hr@harbour-lights-visa-jobs.com today.' }],
    ['a domain that costs next to nothing', { url: 'https://harbour-uk-careers.xyz/apply' }],
    [
      'a place abroad, and a visa of the United Kingdom',
      { location: 'Lagos, Nigeria', visa_type: 'Other', description: 'UK visa sponsorship is available for you.' },
    ],
    [
      'the legal form of a British company, a place abroad and a promise in general words',
      { location: 'Dubai, United Arab Emirates', visa_type: 'Other', description: 'We offer visa sponsorship.' },
    ],
  ])('and show %s are held', async (_, line) => {
    expect(await heldOf(line)).toEqual(['copies-sponsor']);
  });

  it.each([
    'Apply at careers.harbourlightscare.co.uk or at harbour-lights.com.',
    'Apply at acmecare.com.We are a family firm.',
    'See acmecare.org.in this role you care.',
    'Apply at acmecare.com.No agencies.',
  ])('are not held for a full stop without a space behind it: %s', async (description) => {
    expect(await heldOf({ description })).toEqual([]);
  });

  it.each([
    'https://lnkd.in/eXyZ12',
    'https://www.lnkd.in/eXyZ12',
    'https://youtu.be/abc123',
    'https://spoti.fi/3abc',
    'https://t.co/abc123',
    'https://amzn.to/3abc',
    'https://goo.gl/abc',
    'https://bit.ly/harbour-lights-jobs',
    'https://ow.ly/abc',
    'https://grnh.se/abc123',
  ])('are not held for a short link, whose ending is of no country: %s', async (url) => {
    expect(await heldOf({ description: `Harbour Lights: watch our film and apply at ${url} today.` })).toEqual([]);
    expect(await heldOf({ url })).toEqual([]);
  });

  it('say why, and are listed once an administrator has released them', async () => {
    const copy = aLine({
      id: 'copy',
      title: 'Copy',
      company,
      location: 'Lagos, Nigeria',
      visa_type: '',
      description: 'We offer visa sponsorship.',
    });
    await take(copy);
    const [held] = await query<{ reasons: object[] }>('SELECT reasons FROM advert_holds');
    expect(held!.reasons).toEqual([
      {
        kind: 'copies-sponsor',
        summary:
          'It carries the name of “Harbour Lights Care Ltd”, which is in the UK register of sponsors, with the legal form of a British company and a job in another country',
        quote: 'Lagos, Nigeria',
      },
    ]);
    await decide('released');
    await take({ ...copy, skills: ['care'] });
    expect(await listed()).toEqual(['Copy']);
  });

  it.each([
    ['University of Leeds', 'Nairobi, Kenya', 'We offer visa sponsorship.', ['copies-sponsor']],
    ['The University of Leeds', 'Karachi, Pakistan', 'Visa sponsorship is available.', ['copies-sponsor']],
    ['University of Leeds', 'Nairobi, Kenya', 'We sponsor your work permit in Kenya.', []],
    ['University of Leeds', 'Leeds, United Kingdom', 'We offer visa sponsorship.', []],
    ['University of Leeds Press', 'Nairobi, Kenya', 'We offer visa sponsorship.', []],
  ])(
    'and are of a body without a legal form, by its very name, are held abroad: %s, %s',
    async (name, place, text, kinds) => {
      const line = { company: name, location: place, description: text, visa_type: '', sponsorship: undefined };
      expect(await heldOf(line)).toEqual(kinds);
    },
  );

  it.each([
    ['Tesco', 'London', 'https://tesco-careers.com.ng/apply'],
    ['Tesco Careers', 'London', 'https://tesco-careers.com.ng/apply'],
    ['Tesco PLC', 'Leeds', 'https://tescostores.pk/1'],
    ['Amazon UK', 'London', 'https://amazon-uk.com.ng/jobs'],
    ['HSBC', 'London', 'https://hsbc-careers.pk/apply'],
    ['HSBC Bank plc', 'London', 'https://hsbc-careers.pk/apply'],
    ['Marks & Spencer', 'London', 'https://marksandspencer-jobs.com.gh/1'],
    ["Sainsbury's", 'Leeds', 'https://sainsburys.com.ng/work'],
    ['Royal Mail', 'Leeds', 'https://royalmail-careers.in/1'],
    ['Google', 'London', 'https://google-careers.ng/1'],
    ['Leeds Teaching Hospitals', 'Leeds', 'https://leedsth-nhs.com.ng/1'],
    ['Manchester City Council', 'London', 'https://manchester.gov.uk.apply-now.pk/y'],
    ['University of Leeds', 'London', 'https://leeds.edu.ng/'],
    ['Samsung Electronics (UK)', 'London', 'https://samsung.ng/x'],
    ['Summit', 'London', 'https://summit-careers.ng/1'],
    ['Summit', 'London', 'https://summit.co.uk.apply-now.pk/1'],
  ])('or a name that may be one, are held in the United Kingdom: %s in %s at %s', async (name, town, url) => {
    expect(await heldOf({ company: name, location: `${town}, United Kingdom`, url })).toEqual(['copies-sponsor']);
  });

  it('or a name that may be one, say whose it may be', async () => {
    await heldOf({ company: 'Tesco', location: 'London, United Kingdom', url: 'https://tesco-careers.com.ng/apply' });
    const [held] = await query<{ reasons: object[] }>('SELECT reasons FROM advert_holds');
    expect(held!.reasons).toEqual([
      {
        kind: 'copies-sponsor',
        summary:
          "Its name may be that of “Tesco Stores Limited”, which is in the UK register of sponsors, and it comes with another country's domain",
        quote: 'tesco-careers.com.ng',
      },
    ]);
  });

  it.each([
    ['only the first words of a longer name', 'Marks Heeley Partnership', 'London, UK', 'https://marksheeley.ng/1'],
    ['a word in common', 'Marks Consulting', 'London, UK', 'https://marksconsulting.in/1'],
    ['two words in common', 'Lagos Consulting', 'London, UK', 'https://lagosconsulting.ng/jobs'],
    ['the end of another name', 'Lagos Holdings', 'London, UK', 'https://lagosholdings.com.ng'],
    ['a word that many names begin with', 'Summit', 'London, UK', 'https://summit.ng/1'],
    ['one more word, of its own', 'Summit Bakers', 'London, UK', 'https://summit-bakers-jobs.ng/1'],
    ['the form of a company abroad', 'Samsung AG', 'London, UK', 'https://samsung.de/jobs'],
    ['its own site', 'Tesco', 'London, UK', 'https://www.tesco-careers.com/1'],
    ['a site of its own country', 'Marks & Spencer', 'London, UK', 'https://jobs.marksandspencer.co.uk/1'],
    ['a job abroad', 'Tesco', 'Lagos, Nigeria', 'https://tesco-careers.com.ng/apply'],
  ])('or a name that is like one, are not held for %s: %s', async (_, name, location, url) => {
    expect(await heldOf({ company: name, location, url })).toEqual([]);
  });

  it('or a name that a person has decided to be none of them, are not held', async () => {
    const decideName = (decision: string | null) =>
      query('UPDATE sponsor_reviews SET decision = $2 WHERE name_key = $1', [identityOf('Royal Mail').key, decision]);
    await take(aLine({ company: 'Royal Mail' }));
    await decideName('none');
    expect(await heldOf({ company: 'Royal Mail', url: 'https://royalmail-careers.in/1' })).toEqual([]);
    await decideName(null);
  });

  it('are held when a new register has the name only then', async () => {
    const late = aLine({ id: 'late', title: 'Late', company: 'Later Looms Ltd', url: 'https://looms.com.ng' });
    await take(late, aLine({ title: 'Baker' }));
    expect(await listed()).toEqual(['Baker', 'Late']);
    await register('2026-02-05', harbourLights, laterLooms);
    expect(await holds()).toEqual([{ source_id: 'late', state: 'held', kinds: ['copies-sponsor'] }]);
    expect(await listed()).toEqual(['Baker']);
    await take(late, aLine({ title: 'Baker' }));
    expect(await listed()).toEqual(['Baker']);
  });

  it('are held where an earlier register has the name, and the newest does not cover its route', async () => {
    const creative = 'Quillfeather Theatre Ltd,Leeds,,Temporary Worker (A rating),Creative Worker';
    await register('2026-03-05', harbourLights, laterLooms, creative);
    await register('2026-04-05', harbourLights, laterLooms);
    const states = await query<object>(`SELECT state FROM sponsors WHERE name LIKE 'Quillfeather%'`);
    expect(states).toEqual([{ state: 'not-covered' }]);
    expect(await heldOf({ company: 'Quillfeather Theatre', url: 'https://quillfeather.ng/1' })).toEqual([
      'copies-sponsor',
    ]);
    expect(await query(`SELECT reasons -> 0 ->> 'summary' AS said FROM advert_holds`)).toEqual([
      { said: expect.stringContaining('“Quillfeather Theatre Ltd”, which an earlier UK register of sponsors has') },
    ]);
  });

  it.each([
    ['their own domain', { url: 'https://www.harbourlights.co.uk/jobs', description: 'Call 0113 496 0000.' }],
    ['a domain of no country', { url: 'https://jobs.example.io/1', description: 'Mail hr@harbour.example.com.' }],
    ['the number as dialled from abroad', { description: 'Call +44 113 496 0000 or 0044 113 496 0001.' }],
    ['an address here', { description: 'Our address: 1 Example Street, Leeds, United Kingdom' }],
    ['another name', { company: 'Example Loaves', url: 'https://loaves.example.fr' }],
    [
      'a job of the same name abroad',
      { location: 'Dublin, Ireland', visa_type: 'Other', description: 'We offer visa sponsorship in Ireland.' },
    ],
    [
      'a visa of the country where the job is',
      { location: 'Toronto, Canada', visa_type: '', description: 'LMIA available: we offer sponsorship.' },
    ],
    [
      'a visa of several countries, and the job is in one of them',
      { location: 'Berlin, Germany', visa_type: '', description: 'We sponsor the EU Blue Card.' },
    ],
    [
      'no legal form of a British company',
      { company: 'Harbour Lights Care', location: 'Lagos, Nigeria', description: 'We offer visa sponsorship.' },
    ],
    [
      'the legal form of another country',
      {
        company: 'Harbour Lights Care Pty Ltd',
        location: 'Perth, Australia',
        description: 'We offer visa sponsorship.',
      },
    ],
    ['a promise that is only the word of its file', { location: 'Lagos, Nigeria', visa_type: 'Other' }],
  ])('and show %s are not', async (_, line) => {
    expect(await heldOf(line)).toEqual([]);
  });
});
