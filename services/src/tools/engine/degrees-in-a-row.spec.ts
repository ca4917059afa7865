import { readCv } from './reading/cv-reader.js';
import { analysed } from './testing/texts.js';

const degreeOf = (line: string) =>
  readCv(`Hugh Price\nExperience\nClerk, Wren Ltd, 2012 - present\nEducation\n${line}`, new Date('2026-11-28')).degree
    ?.level ?? null;
const asked = async (line: string, ask: string) =>
  (
    await analysed(
      `Hugh Price\nExperience\nClerk, Wren Ltd, 2012 - present\nEducation\n${line}`,
      `Curator\nRequirements\n- ${ask}\n- Full driving licence`,
    )
  ).requirements.find(({ kind }) => kind === 'degree')?.state;

describe('a degree with other papers behind it in one line', () => {
  it.each([
    ['MSc Supply Chain Management, Cranfield, 2012. Chartered Fellow CILT. SC cleared.', 7],
    ['MA Museum Studies, Leicester, 2019. AMA. First aid', 7],
    ['BSc (Hons) Geology, Leeds. FGS. CSCS. Driving licence', 6],
    ['LLB Law, Hull, 2010, CILEX, First Aid, Excel', 6],
    ['PhD Chemistry, York. MRSC. SC cleared', 8],
    ['BEng Civil Engineering, Bath, 2015. ICE. CSCS', 6],
  ])('%s', (line, level) => {
    expect(degreeOf(line)).toBe(level);
  });

  it.each(['Excel, Word, Outlook, PowerPoint', 'First aid. CSCS. Driving licence', 'GCSEs: Maths, English'])(
    '%s: none',
    (line) => {
      expect(degreeOf(line)).toBeNull();
    },
  );
});

describe('a postgraduate qualification in something', () => {
  it('is a master’s in it', async () => {
    expect(
      await asked(
        'MA Museum Studies, University of Leicester, 2019',
        'Postgraduate qualification in museum studies or equivalent experience',
      ),
    ).toBe('met');
  });

  it('is a postgraduate diploma in it', async () => {
    expect(
      await asked('Postgraduate Diploma in Museum Studies, 2019', 'Postgraduate qualification in museum studies'),
    ).toBe('met');
  });

  it('is none of another subject, nor a bachelor’s', async () => {
    expect(
      await asked('MA Fine Art, University of Leicester, 2019', 'Postgraduate qualification in museum studies'),
    ).not.toBe('met');
    expect(
      await asked('BA Museum Studies, University of Leicester, 2019', 'Postgraduate qualification in museum studies'),
    ).not.toBe('met');
  });

  it('a master’s ticket of a ship is none', async () => {
    expect(await asked('BSc Geology, Leeds, 2010', 'Harbour Master’s Certificate')).toBeUndefined();
  });
});
