import { analysed, named } from './testing/texts.js';

const stateOf = async (cv: string, advert: string, name: string) =>
  named(await analysed(`Ann Lee\nLeeds\n\n${cv}`, advert), name)?.state;

describe('a paper that is asked for', () => {
  it('stands beside the work with its name in another line', async () => {
    const { requirements } = await analysed(
      'Ann Lee\nExperience\nRoom Leader, Otters Nursery, 2019 - present\n\nQualifications\nLevel 3 Diploma in Early Years',
      'Room Leader\nRequirements\n- Level 3 Early Years qualification\n- Sound knowledge of the EYFS\n- First aid',
    );
    expect(requirements.find(({ jobLine }) => jobLine?.includes('Level 3 Early Years'))?.state).toBe('met');
  });

  it('is asked for once', async () => {
    const { requirements } = await analysed(
      'Ann Lee\nExperience\nChef, Wren Ltd, 2019 - present',
      'Chef\nRequirements\n- Level 3 Food Hygiene\n- First aid',
    );
    expect(requirements.filter(({ jobLine }) => jobLine?.includes('Food Hygiene'))).toHaveLength(1);
  });
});

describe('a membership at a level', () => {
  const asked = 'HR Business Partner\nRequirements\n- CIPD Level 7 or working towards it\n- Excel';
  it.each([
    ['CIPD Level 5 Associate Diploma in People Management (Assoc CIPD), 2021', 'partly'],
    ['CIPD Level 7 Advanced Diploma (MCIPD), 2021', 'met'],
    ['CIPD Level 7 Advanced Diploma, in progress', 'met'],
  ])('%s: %s', async (paper, state) => {
    expect(
      await stateOf(`Experience\nHR Adviser, Wren Ltd, 2018 - present\n\nQualifications\n${paper}`, asked, 'CIPD'),
    ).toBe(state);
  });
});

describe('a paper below the last post', () => {
  it.each([
    ['Level 2 Food Hygiene', 'partly'],
    ['Level 3 Food Hygiene', 'met'],
  ])('was no part of it: %s', async (paper, state) => {
    const cv = `Experience\nBaker, Forge Bakehouse, 2018 - present\nWarehouse picker, Next, 2016 - 2017\nQualifications\n${paper}`;
    expect(
      await stateOf(cv, 'Head Baker\nRequirements\n- Food Hygiene Level 3\n- Production planning', 'Food safety'),
    ).toBe(state);
  });
});

describe('letters of a chartered member', () => {
  it('C.WEM is one of the CIWEM', async () => {
    const cv = 'Experience\nFlood Engineer, Wren Ltd, 2012 - present\n\nProfessional\nC.WEM, CSci, MCIWEM';
    expect(
      await stateOf(
        cv,
        'Flood Engineer\nRequirements\n- Chartered with CIWEM or ICE\n- HEC-RAS',
        'Chartered membership of CIWEM or ICE',
      ),
    ).toBe('met');
  });
  it('MCIWEM alone is not', async () => {
    const cv = 'Experience\nFlood Engineer, Wren Ltd, 2012 - present\n\nProfessional\nMCIWEM';
    expect(
      await stateOf(
        cv,
        'Flood Engineer\nRequirements\n- Chartered with CIWEM or ICE\n- HEC-RAS',
        'Chartered membership of CIWEM or ICE',
      ),
    ).toBe('partly');
  });
});

describe('who somebody is, of something', () => {
  it('a Teacher of Geography teaches', async () => {
    const cv = 'Experience\nTeacher of Geography, Ysgol Dyffryn, 2018 - present. GCSE, field trips, form tutor';
    expect(await stateOf(cv, 'Head of Geography\nRequirements\n- Teaching\n- Fieldwork', 'Teaching')).toBe('met');
  });
  it('a Friend of Teachers does not', async () => {
    const cv = 'Experience\nSecretary of the Teachers Club, Bangor, 2018 - present';
    expect(await stateOf(cv, 'Head of Geography\nRequirements\n- Teaching\n- Fieldwork', 'Teaching')).not.toBe('met');
  });
});
