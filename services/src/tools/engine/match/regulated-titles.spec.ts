import { analysed, named } from '../testing/texts.js';

const stateOf = async (title: string, asked: string, cv: string, name: string) => {
  const analysis = await analysed(
    `Mia Rose\nLeeds\n\n${cv}`,
    `${title}\nRequirements\n- ${asked}\n- Full driving licence`,
  );
  return named(analysis, name)?.state;
};

describe('a title that a body gives', () => {
  it.each([
    [
      'Licensed Conveyancer or qualified solicitor',
      'Practising certificate or Licensed Conveyancer',
      'Conveyancing Assistant, Aire Legal LLP, 2018 - present',
    ],
    [
      'Licensed Conveyancer or qualified solicitor',
      'Practising certificate or Licensed Conveyancer',
      'Conveyancing Executive, Aire Legal LLP, 2018 - present',
    ],
    ['Licensed Conveyancer', 'Licensed Conveyancer', 'Conveyancer, Aire Legal LLP, 2018 - present'],
    ['Registered dietitian', 'Registered dietitian', 'Dietitian, Wren Trust, 2018 - present'],
    ['Licensed aircraft engineer', 'Licensed aircraft engineer', 'Aircraft engineer, Wren Air, 2018 - present'],
  ])('%s: %s is not shown by work in the trade', async (asked, name, post) => {
    expect(await stateOf('Officer', asked, `Experience\n${post}`, name)).not.toBe('met');
  });

  it.each([
    [
      'Licensed Conveyancer or qualified solicitor',
      'Practising certificate or Licensed Conveyancer',
      'Licensed Conveyancer, Aire Legal LLP, 2018 - present',
    ],
    [
      'Licensed Conveyancer',
      'Licensed Conveyancer',
      'Conveyancer, Aire Legal LLP, 2018 - present\nQualifications\nLicensed Conveyancer (CLC licence 2020)',
    ],
    [
      'Licensed Conveyancer or qualified solicitor',
      'Practising certificate or Licensed Conveyancer',
      'Solicitor, Aire Legal LLP, 2018 - present\nQualifications\nQualified solicitor, SRA 123456',
    ],
  ])('%s: %s is shown by the line that names it', async (asked, name, post) => {
    expect(await stateOf('Officer', asked, `Experience\n${post}`, name)).toBe('met');
  });
});

describe('a registration that is over, or still to come', () => {
  it.each([
    'Gas Safe registered until 2019',
    'Gas Safe registration ended 2020',
    'Gas Safe until 2018',
    'Gas Safe registered (lapsed 2021)',
    'Gas Safe card valid until 2020',
  ])('%s: is none', async (line) => {
    const cv = `Experience\nHeating Engineer, Wren Ltd, 2010 - 2022\n- Serviced boilers\n\nQualifications\n${line}`;
    expect(await stateOf('Gas Engineer', 'Gas Safe registered', cv, 'Gas Safe registration')).toBe('missing');
  });

  it.each([
    'Gas Safe registered since 2019',
    'Gas Safe registered until 2081',
    'Gas Safe registered (No. 551234)',
    'Gas Safe engineer',
  ])('%s: is one', async (line) => {
    const cv = `Experience\nHeating Engineer, Wren Ltd, 2010 - 2022\n- Serviced boilers\n\nQualifications\n${line}`;
    expect(await stateOf('Gas Engineer', 'Gas Safe registered', cv, 'Gas Safe registration')).toBe('met');
  });

  it.each([
    'IP (independent prescribing): placement to be done',
    'Independent prescribing, final exam to be passed',
    'Independent prescriber: placement still to do',
    'Independent prescribing (V300) in progress',
  ])('%s: is not met', async (line) => {
    const cv = `Experience\nOptometrist, Wren Eyes, 2016 - present\n\nStudies\nBSc Optometry, Aston, 2016\n${line}`;
    expect(await stateOf('Optometrist', 'Independent prescriber', cv, 'Independent prescriber')).not.toBe('met');
  });

  it('Independent prescriber (V300), 2021: is met', async () => {
    const cv =
      'Experience\nOptometrist, Wren Eyes, 2016 - present\n\nQualifications\nIndependent prescriber (V300), 2021';
    expect(await stateOf('Optometrist', 'Independent prescriber', cv, 'Independent prescriber')).toBe('met');
  });
});
