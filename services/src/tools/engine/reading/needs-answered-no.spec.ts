import { analysed } from '../testing/texts.js';
import { workRightIn } from './rights.js';

describe('a need that is asked about', () => {
  it.each([
    'I will need sponsorship: no (settled status).',
    'I will require sponsorship - no',
    'I need a visa: no',
    'Will you need sponsorship? No',
    'Do you require sponsorship now or in future? No.',
    'Need for sponsorship: none',
    'Requires employer sponsorship: No | Notice: one month',
  ])('is none where the answer is no: %s', (line) => {
    expect(workRightIn(line)).toBe('has');
  });

  it.each([
    'I will need sponsorship: yes',
    'I need a visa - no criminal record',
    'I will require sponsorship: no later than June',
    'Do I need sponsorship? No: I will need a Skilled Worker visa',
    'Need sponsorship: no, but from next year I will need a visa',
    'I require a certificate of sponsorship (no dependants)',
  ])('is one where the no is of something else: %s', (line) => {
    expect(workRightIn(line)).toBe('needs');
  });

  it('is quoted with its answer', async () => {
    const { requirements } = await analysed(
      'Ann Lee\nLeeds\nWill you need sponsorship? No\n\nExperience\nChef, Wren Ltd, 2019 - present',
      'Chef\nRequirements\n- Food hygiene\n- The right to work in the UK is required',
    );
    expect(requirements.find(({ kind }) => kind === 'right-to-work')).toMatchObject({
      state: 'met',
      cvLine: 'Will you need sponsorship? No',
    });
  });
});

describe('somebody British', () => {
  it.each(['I am British.', 'Nationality: British', 'Citizenship: UK', 'Born in Leeds. Citizenship: British.'])(
    'may work here: %s',
    (line) => {
      expect(workRightIn(line)).toBe('has');
    },
  );

  it.each(['I am British trained', 'Nationality: British (Overseas)', 'Citizenship: lessons for year 9'])(
    'is not meant by: %s',
    (line) => {
      expect(workRightIn(line)).toBe(null);
    },
  );
});
