import { asked } from '../testing/asked-for.js';
import { analysed } from '../testing/texts.js';

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
