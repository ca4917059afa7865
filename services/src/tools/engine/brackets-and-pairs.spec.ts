import { analysed } from './testing/texts.js';

const CV =
  'Ana Reed\nLeeds\n\nExperience\nData Engineer, Some Mill, Leeds, 2019 - present\n- Built pipelines in Python\n- Taught pupils\n';
const namesIn = async (title: string, ask: string) =>
  (await analysed(CV, `${title}\nSome Employer\nLeeds\n\n${ask}`)).requirements.map(({ name }) => name);

describe('what stands in a bracket with others', () => {
  it.each([
    'Requirements\n- AWS (S3, Glue, Lambda)',
    'Requirements\n- AWS (S3, Glue and Lambda)',
    'Requirements\n- AWS (including S3, Glue, Lambda), SQL',
    'Skills: AWS (S3, Glue, Lambda), SQL',
    'You will have AWS (S3, Glue, Lambda) and SQL.',
  ])('is asked for by its name, and without the bracket: %s', async (ask) => {
    const names = await namesIn('Data Engineer', ask);
    expect(names).toEqual(expect.arrayContaining(['AWS', 'Glue', 'Lambda']));
    expect(names.join()).not.toMatch(/[()]/);
  });

  it('is all of it, first to last', async () => {
    expect(await namesIn('Data Engineer', 'Requirements\n- Azure (Data Factory, Synapse, Databricks)\n- SQL')).toEqual(
      expect.arrayContaining(['Azure', 'Data Factory', 'Synapse', 'Databricks']),
    );
  });

  it.each([
    ['Care Assistant', 'Personal care (washing, dressing, feeding)', /^(?:dressing|feeding)/i],
    ['Administrator', 'Microsoft Office (Word, Excel, Outlook)', /^(?:word|outlook)/i],
    ['Dairy Worker', 'Milking (rotary, herringbone)', /^herringbone/i],
    ['Data Engineer', 'Cloud (AWS, Azure or GCP)', /^GCP$/i],
  ])('is none by itself where it tells more of what stands before: a %s’s %s', async (title, ask, part) => {
    const names = await namesIn(title, `Requirements\n- ${ask}\n- Time management`);
    expect(names.filter((name) => part.test(name))).toEqual([]);
  });
});

describe('two short names', () => {
  it.each([
    'We need experience of SEND and EAL.',
    'You will have knowledge of SEND and EAL pupils.',
    'Requirements\n- SEND and EAL',
  ])('are both asked for, though no list knows the second: %s', async (ask) => {
    const names = (await namesIn('Primary Teacher', ask)).join();
    expect(names).toMatch(/SEND/);
    expect(names).toMatch(/EAL/);
  });
});
