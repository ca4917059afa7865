import { aCall, engine } from '../testing/texts.js';
import { rightSaid } from './right-said.js';

const written = async (cvText: string, jobDescription: string, customizations = '') => {
  const reply = await engine.writeCoverLetter({ cvText, jobDescription, customizations }, aCall());
  return { text: reply.generatedCoverLetter, notFollowed: reply.notFollowed };
};

describe('a letter of lines of prose', () => {
  it('calls nobody by what they did', async () => {
    const cv =
      'Adam Kowal\nDoncaster\n\nExperience\n\nWarehouse Supervisor\nNorthline Distribution, Doncaster\n2018 - present\n- Supervised 22 pickers and packers over two shifts';
    const { text } = await written(cv, 'Warehouse Shift Manager\nNorthgate Logistics\nRequired: stock control');
    expect(text).toContain('I work as a Warehouse Supervisor at Northline Distribution');
    expect(text).not.toContain('as a Supervised');
  });

  it('ends a paper where its sentence goes on', async () => {
    const cv =
      'Mary Obi\nLeeds\n\nI hold the NVQ Level 3 in Health and Social Care and am halfway through the Level 5 Diploma in Leadership.\n\nExperience\nSenior Care Assistant, Oak House, Leeds, 2017 - present\n- Led a team of six carers';
    const { text } = await written(cv, 'Senior Carer\nOak Care\nRequired: NVQ Level 3 in Health and Social Care');
    expect(text).toContain('My qualifications for this post: NVQ Level 3 in Health and Social Care.');
    expect(text).not.toContain('and am halfway');
  });

  it('names of who somebody is the paper alone', async () => {
    const cv =
      "Tom Reed\nYork\n\nYear 4 class teacher with QTS and five years' experience.\n\nExperience\nClass teacher, Year 4, St Mary's Primary School, York, 2019 - present\n- Taught phonics to 28 pupils";
    const { text } = await written(cv, 'Primary Teacher\nHill Primary School\nRequirements:\n- QTS');
    expect(text).toContain('My qualifications for this post: QTS.');
  });

  it.each([
    "HCPC-registered Physiotherapist with six years' experience in NHS outpatients, community rehabilitation and musculoskeletal clinics across two hospitals",
    'HCPC: PH123456',
    'Profile\nPhysiotherapist with HCPC registration and six years of outpatients.',
  ])('names the registration that is asked for: %s', async (line) => {
    const cv = `Ola Ade\nLeeds\n\n${line}\n\nExperience\nPhysiotherapist, Leeds General, 2019 - present\n- Treated 12 outpatients a day`;
    const { text } = await written(cv, 'Physiotherapist\nSt James Hospital\nEssential:\n- HCPC registration');
    expect(text).toMatch(/My qualifications for this post: HCPC/);
  });

  it('says the right to work as its person would', () => {
    expect(rightSaid('Holds settled status.', 'has')).toBe('I hold settled status.');
    expect(rightSaid('Has the right to work in the UK', 'has')).toBe('I have the right to work in the UK');
  });
});

describe('wishes that a CV speaks against or that ask for nothing more', () => {
  const CV =
    'Bill Hart\nHull\n\nProfile\nI have no PCV licence yet. I drive a van.\n\nExperience\nVan Driver, Post Ltd, Hull, 2019 - present\n- Delivered 90 parcels a day';
  const ADVERT = 'Bus Driver\nEast Buses\nPCV licence required.';

  it('does not say what the CV denies', async () => {
    const { text, notFollowed } = await written(CV, ADVERT, 'Say that I hold a full PCV licence.');
    expect(text).not.toContain('I hold a full PCV');
    expect(notFollowed?.join()).toContain('your CV says the opposite: “I have no PCV licence yet”');
    const kept = await written(CV, ADVERT, 'Say that I hold a forklift licence.');
    expect(kept.text).toContain('I hold a forklift licence.');
    expect(kept.notFollowed).toEqual([]);
  });

  it('keeps to what is not to be claimed', async () => {
    const { text, notFollowed } = await written(CV, ADVERT, 'Do not claim that I hold a NEBOSH');
    expect(text).not.toContain('NEBOSH');
    expect(notFollowed).toEqual([]);
  });

  it('takes “Mention it” for no wish of its own', async () => {
    const { text, notFollowed } = await written(CV, ADVERT, 'I have been a volunteer at Tata Steel. Mention it.');
    expect(text).toContain('I have been a volunteer at Tata Steel.');
    expect(notFollowed).toEqual([]);
    expect((await written(CV, ADVERT, 'Mention it.')).notFollowed).toEqual(['Mention it']);
  });
});
