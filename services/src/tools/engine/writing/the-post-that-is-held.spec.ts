import { letter } from '../testing/texts.js';
import { articled, postSaid } from './post-said.js';
import { promotedTo } from './promoted.js';
import { processorMs } from '../../../platform/testing/processor-time.js';

describe('what somebody was promoted to', () => {
  it.each([
    ['Promoted to Sous Chef in 2019', 'Sous Chef'],
    ['I was promoted to Senior Staff Nurse in 2022', 'Senior Staff Nurse'],
    ['Promoted from Trainee to Shift Supervisor after a year', 'Shift Supervisor'],
    ['Joined as a porter and promoted to team leader within six months', 'team leader'],
    ['Promoted to Supervisor in 2018 and to Store Manager in 2020', 'Store Manager'],
    ['Warehouse Operative (promoted to Team Leader, 2021)', 'Team Leader'],
    ['Promoted to Head of Maths, 2023', 'Head of Maths'],
  ])('is said by: %s', (line, post) => {
    expect(promotedTo(line)).toBe(post);
  });

  it.each([
    'Trained eight cooks, two of whom were promoted to sous chef',
    'Promoted the range to customers at 40 events',
    'Coached juniors who were promoted to seniors',
    'Not promoted to supervisor',
    'Hoping to be promoted to manager',
  ])('is not said by: %s', (line) => {
    expect(promotedTo(line)).toBeNull();
  });

  it('is looked for in any text in a moment', () => {
    const started = processorMs();
    expect(promotedTo(`and ${'then '.repeat(60_000)}`)).toBeNull();
    expect(processorMs() - started).toBeLessThan(3_000);
  });

  it.each([
    [
      'I work as a Sous Chef at Grill, Leeds',
      'Chef de Partie, Grill, Leeds, 2015-present\nPromoted to Sous Chef in 2019\nRun the grill section for 120 covers',
    ],
    [
      'I work as a Senior Staff Nurse at Leeds General Infirmary',
      'Experience\nStaff Nurse, Leeds General Infirmary, 2017-present\n- Care of 8 patients on an acute ward\n- Promoted to Senior Staff Nurse in 2022',
    ],
    [
      'I work as a Sous Chef at Grill, Leeds',
      'Experience\nChef de Partie, Grill, Leeds, 2015-2019\n- Ran the larder\nPromoted to Sous Chef, 2019-present\n- Run the pass',
    ],
    [
      'I last worked as a Team Leader at Some Mill, York',
      'Experience\nTeam Leader, Some Mill, York, 2019-2024\n- Led 12 people on nights\nPacker, Some Bakery, York, 2014-2019\n- Promoted to Line Supervisor in 2017',
    ],
    [
      'I work as Deputy Sister at Royal Surrey Hospital',
      'Staff nurse, Royal Surrey Hospital, Guildford, March 2019 to present. Acute medical ward, wound care\nPromoted to Deputy Sister in 2023',
    ],
  ])('is the post of a letter: %s', async (said, cv) => {
    const text = await letter(`Tom Reid\n${cv}\n`, 'Head Chef, The Oak, Leeds\nMenu planning and acute care');
    expect(text).toContain(said);
    expect(text).not.toMatch(/promoted/i);
  });
});

describe('the post of a letter', () => {
  it.each([
    ['10 years in retail as a shop manager at Tesco, Slough', 'a shop manager at Tesco, Slough'],
    ["Over 12 years' experience as a chef", 'a chef'],
    ['Worked as a cleaner at Some School', 'a cleaner at Some School'],
  ])('is what somebody was, and not for how long: %s', (title, said) => {
    expect(articled(postSaid(title))).toBe(said);
  });

  it('is the one that goes on, in a CV without headings whose posts tell their work behind a colon', async () => {
    const text = await letter(
      'Fatima Sheikh ACCA\nManagement Accountant\nLondon\nACCA qualified (2019); AAT Level 4\nManagement Accountant, Brightwater Ltd, 2019–present: month-end close, VAT returns, Excel (pivot tables, Power Query)\nAccounts Assistant, Lowe & Co, 2016–2019: purchase ledger, bank reconciliations\n',
      'Management Accountant, Harris plc, London\nACCA qualified. Month end, VAT returns, advanced Excel.',
    );
    expect(text).toContain('I work as a Management Accountant at Brightwater Ltd');
    expect(text).not.toContain('I have worked as');
  });
});
