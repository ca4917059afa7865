import { letter } from '../testing/texts.js';

describe('a letter', () => {
  it.each([
    ['Does wound dressing and blood tests', 'my CV says: “Does wound dressing and blood tests.”'],
    ['Assesses wounds and gives wound care', 'my CV says: “Assesses wounds and gives wound care.”'],
    ['Provide wound care on nights', 'my CV says: “Provide wound care on nights.”'],
    ['Assisted with wound care', 'at Hill Hospital, I assisted with wound care.'],
  ])(
    'says of a plain deed “I”, and quotes what is in another form: %s',
    async (line, said) => {
      const cv = `Rose Cruz\n\nExperience\nStaff Nurse, Hill Hospital, 2018 - 2024\n- ${line}`;
      expect(await letter(cv, 'Staff Nurse\nRequirements\n- Wound care\n- Night shifts')).toContain(said);
    },
    60_000,
  );

  it('names a paper as people do, without what the advert says of it', async () => {
    const cv =
      'Gary White\nDoncaster\n\nExperience\nHGV Driver, Culina, 2018 - 2024\n- Multi drop deliveries\n\nLicences\nHGV class 1 (C+E), clean\nFull UK driving licence';
    const text = await letter(
      cv,
      'HGV Driver\nRequirements\n- C+E licence held for at least 2 years\n- Full driving licence (essential)',
    );
    expect(text).toContain('My qualifications for this post: HGV class 1 (C+E), clean; Full UK driving licence.');
  });

  it('quotes the words about a permission, not the story around them', async () => {
    const cv =
      'Marco Bellini\n\nhi im marco, chef from Italy living in Manchester since 2016 (settled status), nine years in kitchens of all kinds\n\nExperience\nSous Chef, The Copper Pan, 2018 - 2024\n- Ran the stock';
    expect(await letter(cv, 'Sous Chef\nMust be eligible to work in the UK.\n- Stock control')).toContain(
      'I have settled status.',
    );
  });

  it('counts the years of employers that stand without a title', async () => {
    const cv =
      'Gary White\nHGV class 1 driver (C+E)\n\nStobart 2012-2018 trunking nights\nCulina 2018-2023 multi drop chilled deliveries';
    expect(await letter(cv, 'HGV Driver\nRequirements\n- Multi drop deliveries')).toContain(
      'I have 11 years of work experience in all',
    );
  });
});
