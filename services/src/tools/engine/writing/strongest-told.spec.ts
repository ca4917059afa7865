import { aCall, engine, letter } from '../testing/texts.js';

const NURSE = `Ann Reed
Leeds
Staff Nurse, Wren Hospital, Leeds, 2019 - present
- Mentored 11 student nurses on the ward
- Cared for 8 acutely ill patients on each shift
- Gave intravenous drugs to patients in three bays
- Reduced call backs from 9% to 2%`;
const ADVERT = 'Staff Nurse\nRequirements\n- Mentoring\n- Patient care\n- Medication administration';

describe('the strongest fact of a CV', () => {
  it('stands in the letter though nothing in the advert asks for it', async () => {
    expect(await letter(NURSE, ADVERT)).toContain('reduced call backs from 9% to 2%');
  });

  it('stands there once', async () => {
    expect((await letter(NURSE, ADVERT)).split('from 9% to 2%')).toHaveLength(2);
  });

  it('is left out of a letter that is to be short', async () => {
    const wish = { cvText: NURSE, jobDescription: ADVERT, customizations: 'Keep it short' };
    expect((await engine.writeCoverLetter(wish, aCall())).generatedCoverLetter).not.toContain('9%');
  });

  it('does not begin two sentences in a row with the same words', async () => {
    const text = await letter(
      'Ann Reed\nShop Manager, Wren Ltd, 2019 - present\n- Trained 9 new supervisors\n- Chaired 14 hearings of staff\n- Opened 3 new branches in Wales\n- Increased sales by 12% in 2024',
      'Shop Manager\nRequirements\n- Supervisors trained\n- Hearings of staff\n- New branches in Wales',
    );
    expect(text).not.toMatch(/I also [^.]*\. I also /);
  });

  it('keeps the name of the body whose exams were passed', async () => {
    const text = await letter(
      'Tom Lee\nAccounts Assistant, Wren Ltd, 2022 - present\n- Posted 600 invoices a month\nACCA: 6 of 13 papers passed',
      'Accountant\nRequirements\n- Part qualified ACCA',
    );
    expect(text).toContain('ACCA: 6 of 13 papers passed');
  });
});
