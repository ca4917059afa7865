import { readAdvert } from './read-advert.js';

const labels = [
  'Visa sponsorship available',
  'Visa sponsorship',
  'Sponsorship',
  'Visa sponsorship offered',
  'Will sponsor visa',
  'Skilled Worker visa sponsorship',
  'Does this role offer visa sponsorship',
  '**Sponsorship available**',
  'Certificate of Sponsorship',
];
const noes =
  'No|no|N/A|None|❌|No.|Not available|Not available for this position|Unfortunately not|Not applicable|Unavailable|No, sorry|Not currently|- No|Not at this time.|This role is not eligible|We cannot offer this|We are unable to support this.|We do not offer this|This post does not qualify.|Sorry, no|N/A for this vacancy|None for this post'.split(
    '|',
  );
const yeses = 'Yes|Yes.|✅|Available|Provided|Offered'.split('|');
const perhaps = 'May be considered|Subject to eligibility|Case by case|Possibly, depending on experience'.split('|');

/** What does not read so, of each label above each answer, alone and in the middle of an advert. */
const misread = (above: string[], answers: string[], expected: string) =>
  above.flatMap((label) =>
    answers.flatMap((answer) =>
      [`${label}\n${answer}`, `A nurse.\n\n${label}\n\n${answer}\n\nClosing date\n1 May\nA kind team.`]
        .map((text) => ({ text, read: readAdvert(text).answer }))
        .filter(({ read }) => read !== expected),
    ),
  );

describe('a label with its answer in the line below', () => {
  it('is one statement', () => {
    expect(misread(labels, noes, 'refuses')).toEqual([]);
    expect(misread(['Visa sponsorship', 'Sponsorship', 'Skilled Worker visa sponsorship'], yeses, 'offers')).toEqual(
      [],
    );
    expect(misread(labels.slice(0, 3), perhaps, 'conditional')).toEqual([]);
  });

  it('is quoted with its answer', () => {
    const sentence = 'Visa sponsorship available\nNo';
    expect(readAdvert(`About us\n${sentence}\nClosing date`)).toEqual({ answer: 'refuses', sentence });
  });

  it.each([
    'Benefits\nVisa sponsorship\nNo weekends\nFree parking',
    'Visa sponsorship available\nNo experience needed',
    'What we offer\nVisa sponsorship available\nPension\nNot your usual care home',
    'Visa sponsorship\nFree parking\nPension',
  ])('is no label in a list of what is offered: %s', (text) => {
    expect(readAdvert(text).answer).toBe('offers');
  });

  it('promises nothing as the heading of a text', () => {
    const text = 'Visa sponsorship\nPlease tell us in your application whether you need sponsorship.';
    expect(readAdvert(text).answer).toBe('silent');
    expect(readAdvert('Sponsorship\nThis role meets the rules and we sponsor Skilled Worker visas.').answer).toBe(
      'offers',
    );
  });
});

describe('a list in one line, each entry after a mark', () => {
  it.each([
    ['offers', '✅ Visa Sponsorship ✅ Accommodation', '✅ Visa Sponsorship'],
    ['offers', '✅ Visa sponsorship ❌ Night shifts', '✅ Visa sponsorship'],
    ['offers', '⭐ Free meals ⭐ Visa sponsorship available ⭐ No weekends', '⭐ Visa sponsorship available'],
    ['refuses', '✅ Pension ❌ Visa sponsorship ✅ Parking', '❌ Visa sponsorship'],
  ])('is read entry by entry: %s in "%s"', (answer, text, sentence) => {
    expect(readAdvert(`A nurse.\n${text}\nApply now.`)).toEqual({ answer, sentence });
  });
});

describe('a field of a form or a file in the middle of an advert', () => {
  const among = (line: string) => readAdvert(`A nurse in Leeds.\n${line}\n40 hours a week.`).answer;

  it.each([
    '"visaSponsorship": "No"',
    '"visaSponsorship": "No",',
    'visaSponsorship: No',
    "'visaSponsorship': 'no',",
    '"visa_sponsorship": "No"',
    '"sponsorshipAvailable": "No"',
    '"sponsorshipOffered": false,',
    'visaSponsorship = No',
    'visaSponsorship | No',
    'Visa sponsorship | No',
    '| Visa sponsorship | No |',
    'Visa sponsorship: No',
    '"visaSponsorship": "Not available"',
    'visaSponsorship\nNo',
    '{"title": "Nurse", "visaSponsorship": "No", "hours": 40}',
  ])('refuses by its “no”: %s', (line) => {
    expect(among(line)).toBe('refuses');
  });

  it.each([
    '"visaSponsorship": "Yes"',
    '"visaSponsorship": "Yes",',
    'visaSponsorship: Yes',
    '"visa_sponsorship": "yes"',
    '"sponsorshipAvailable": true,',
    'visaSponsorship | Yes',
    'Visa sponsorship | Yes',
    'Visa sponsorship: Yes',
    '"visaSponsorship": "Available"',
  ])('offers by its “yes”: %s', (line) => {
    expect(among(line)).toBe('offers');
  });

  it.each(['"visaSponsorship": "TBC"', 'visaSponsorship: TBC', 'visaSponsorship | TBC'])(
    'leaves open what is to be confirmed: %s',
    (line) => {
      expect(among(line)).toBe('conditional');
    },
  );

  it.each(['"visaSponsorship": ""', '"visaSponsorship": null', '"sponsorId": "12"'])(
    'says nothing by what is no answer: %s',
    (line) => {
      expect(among(line)).toBe('silent');
    },
  );
});
