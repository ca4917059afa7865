import { aCall, analysed, engine } from '../testing/texts.js';

const JOB =
  'HGV Driver\nRequirements:\n- ADR\n- CPC\n- 18th Edition\n- BSc Logistics\n- German\n- CILT membership\n- Trunking\n- First aid';
const tips = async (line: string, mark: string) => {
  const cvText = `Darren Whitlock\n\nExperience\nHGV Driver, Hull Fuels, 2015 - 2024\n- Trunking to Scottish hubs on nights, 4 runs a week\n${mark}${line}\n`;
  const { content } = await analysed(cvText, JOB);
  const { changes } = await engine.optimiseCv({ cvText, jobDescription: JOB }, aCall());
  return `${content}\n${changes.map(({ summary }) => summary).join('\n')}`;
};

describe.each(['', '- '])('a figure, of a line that begins with “%s”,', (mark) => {
  it.each([
    'CPC up to date (expires 2088). Digital tachograph card. ADR - packages and tanks (2023).',
    'ADR certificate, packages and tanks, all classes but 1 and 7',
    'Full UK driving licence with a clean record since school',
    'BSc Logistics and Transport, University of Hull',
    'Member of the Chartered Institute of Logistics and Transport',
    'German fluent, Polish native, English good',
    'Indefinite leave to remain in the United Kingdom',
  ])('is not asked for: %s', async (line) => {
    const said = await tips(line, mark);
    for (const sentence of said.split('\n').filter((each) => /figure/.test(each)))
      expect(sentence).not.toContain(line.slice(0, 25));
  });
});

it.each(['Delivered ADR loads of fuel to farms on nights', 'Trained new drivers in ADR and load security on site'])(
  'is asked for of work with what a paper allows: %s',
  async (line) => {
    expect(await tips(line, '- ')).toMatch(new RegExp(`“${line}”[^\n]* figure`));
  },
);
