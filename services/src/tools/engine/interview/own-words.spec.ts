import { interview } from '../testing/texts.js';

const questions = async (cvText: string, jobDescription: string): Promise<string> =>
  (await interview(cvText, jobDescription)).map(({ question }) => question).join('\n');

describe('the words of an interview question', () => {
  it('quote a paper that the advert describes and does not name', async () => {
    const text = await questions(
      'Ion Pop\n\nExperience\nMechanical fitter, Remont, Gdansk, 2018 - 2024\n- Overhauled pumps and gearboxes',
      'Maintenance Engineer\nRequirements\n- Time served or have an NVQ3 / equivalent in mechanical engineering\n- Pumps',
    );
    expect(text).not.toMatch(/requires Time served/);
    expect(text).toContain('“Time served or have an NVQ3');
  });

  it('do not ask how far a thing goes towards itself', async () => {
    const text = await questions(
      'Miguel Torres\n\nExperience\nFront Desk Agent, Hotel Azul, Malaga, 2022 - 2025\nCheck-in and check-out (180 rooms), Opera PMS, complaints, cash and card reconciliation.',
      'Night Receptionist\nRequirements\n- Opera\n- Night audit',
    );
    expect(text).not.toMatch(/We ask for Opera, and your CV says/);
  });

  it('put what is done since a date under no post that ended before', async () => {
    const text = await questions(
      `Olena Koval
Marketing manager

Experience
DataFlow, Kyiv – Content Marketer (2017–2020)
– Wrote the blog and case studies of the product

Since January 2025: freelance marketing for two Leeds start-ups (website copy, SEO audits); sorting and handing out food at a food bank`,
      'Marketing Manager\nRequirements\n- Content marketing\n- SEO',
    );
    expect(text).not.toMatch(/Under “[^”]*DataFlow[^”]*” your CV says: “(?:sorting|freelance)/);
  });
});
