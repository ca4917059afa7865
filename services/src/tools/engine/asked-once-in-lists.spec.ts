import { analysed } from './testing/texts.js';

const CV =
  'Sam Hey\nHexham\n\nExperience\nStonemason, Hexham Abbey, Hexham, 2015 - present\n- Lime mortar and letter cutting';
const asked = async (advert: string, cv = CV) =>
  (await analysed(cv, advert)).requirements
    .filter(({ kind }) => kind === 'skill' || kind === 'certificate')
    .map(({ name }) => name);

describe('what a list of skills names is asked for once', () => {
  it.each([
    'Skills: Lime mortar, Letter cutting',
    'Key skills: Lime mortar, Letter cutting',
    'Skills required: Lime mortar; Letter cutting',
    'Skills: Lime mortar, Letter cutting\nRequirements:\n- Lime mortar\n- Letter cutting',
    'Requirements:\n- Letter cutting\n- Lime mortar\nSkills: Lime mortar, Letter cutting',
    'Requirements:\n- Lime mortar\nSkills: lime mortar, letter cutting',
    'Skills: Lime mortar | Letter cutting',
    'You will need:\n- Lime mortar.\nSkills: Lime mortar, Letter cutting.',
  ])('%j', async (lines) => {
    const names = await asked(`Stonemason\nTyne Masonry, Hexham\n${lines}`);
    expect(names.map((name) => name.toLowerCase()).toSorted()).toEqual(['letter cutting', 'lime mortar']);
  });

  it('and a list beside other lines leaves them as they are', async () => {
    const names = await asked(
      'Stonemason\nTyne Masonry, Hexham\nSkills: Lime mortar\nRequirements:\n- Letter cutting\n- Dry stone walling',
    );
    expect(names).toEqual(expect.arrayContaining(['Lime mortar', 'Letter cutting', 'Dry stone walling']));
    expect(names).toHaveLength(3);
  });
});

describe('choices and wishes', () => {
  const ENGINEER =
    'Lee Hart\nSunderland\n\nExperience\nDrainage Engineer, Tyne Design, Newcastle, 2018 - present\n- Drainage design in InfoDrainage';
  const advert = (...lines: string[]) =>
    `Drainage Engineer\nWear Consulting, Sunderland\nRequirements:\n${lines.join('\n')}`;

  it.each([
    ['- Civil 3D and MicroDrainage or InfoDrainage', 'MicroDrainage or InfoDrainage'],
    ['- Experience of MicroDrainage or InfoDrainage', 'MicroDrainage or InfoDrainage'],
    ['- MicroDrainage, InfoDrainage or Causeway Flow', 'MicroDrainage, InfoDrainage or Causeway Flow'],
    ['- MicroDrainage/InfoDrainage', 'MicroDrainage or InfoDrainage'],
  ])('“%s” asks for %s', async (line, name) => {
    const { requirements } = await analysed(ENGINEER, advert(line));
    expect(requirements.find((each) => each.name === name)?.state).toBe('met');
  });

  it.each([
    ['Desirable: MicroDrainage, GIS.', 'before'],
    ['Desirable: InfoDrainage.', 'before'],
    ['Nice to have: MicroDrainage', 'behind'],
    ['Desirable: Causeway Flow, GIS', 'behind'],
  ])('a must stays a choice beside “%s”', async (wish, where) => {
    const must = '- MicroDrainage or InfoDrainage';
    const { requirements } = await analysed(
      ENGINEER,
      where === 'before' ? advert(must, wish) : advert('- Revit', wish, '', 'You must have:', must),
    );
    expect(requirements.find((each) => each.name === 'MicroDrainage or InfoDrainage')).toMatchObject({
      state: 'met',
      importance: 'required',
    });
  });

  it('each thing of a row of wishes is one', async () => {
    const names = await asked(advert('- MicroDrainage', 'Desirable: PDS (Site3D), Causeway Flow, GIS.'), ENGINEER);
    expect(names).toEqual(expect.arrayContaining(['MicroDrainage', 'PDS (Site3D)', 'Causeway Flow', 'GIS']));
  });
});

describe('a check that is required', () => {
  const care = (line: string) => `Care Assistant\nElm House, Hull\nRequirements:\n- Kind and patient\n${line}`;

  it.each([
    'An enhanced DBS check is required',
    'An enhanced DBS check is required for this post.',
    'An enhanced DBS check will be required.',
    'We offer free parking. An enhanced DBS check is required.',
    'Pay: £13.50 an hour. Pension, paid breaks. An enhanced DBS check is required.',
    'An enhanced DBS check and two references are required.',
    'You must have an enhanced DBS.',
    'Enhanced DBS certificate required',
    'A DBS check is essential.',
    'How to apply: send your CV to jo@elm.test. An enhanced DBS check is required.',
    'You will need to undergo an enhanced DBS check.',
  ])('is asked for wherever it stands: “%s”', async (line) => {
    expect(await asked(care(line))).toContain('DBS check');
  });

  it.each([
    'A DBS check will be carried out.',
    'We pay for your DBS check.',
    'No DBS check is required.',
    'The post is subject to an enhanced DBS check.',
    'A DBS check is not required.',
  ])('and is not where it is the employer’s to do: “%s”', async (line) => {
    expect(await asked(care(line))).not.toContain('DBS check');
  });
});
