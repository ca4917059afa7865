import { analysed, letter } from '../testing/texts.js';

const CV = `Ana Reed
Ibadan, Nigeria
I need a Health and Care Worker visa.

Experience
Care Team Leader, Norsea House, Ibadan, 2018 - present
- Pass rate in audits (A1-C6) rose from 61% to 83% in four years
- We introduced 5S; medication errors down 30%
- Sat with residents at the end of life and spoke with their families
- Team of 14 on two shifts
`;
const ADVERT = `Senior Carer
Norwich
Requirements
- Audits
- Medication
- End-of-life care
We have a sponsor licence but can only sponsor people already in the UK.`;

describe('a person abroad who needs a visa', () => {
  it('is heard by the name of the visa, and told that only who is here is sponsored', async () => {
    const { requirements, content } = await analysed(CV, ADVERT);
    expect(content).toContain('I need a Health and Care Worker visa');
    expect(content).not.toContain('seems to allow for that');
    expect(requirements.find(({ name }) => name === 'Palliative care')?.state).toBe('met');
    expect(requirements.find(({ name }) => name.startsWith('Based in'))?.state).toBe('missing');
  });
});

describe('what a CV has too little of', () => {
  it('is told with the line: years that are fewer than half, and a register that it denies', async () => {
    const cv = `Ana Reed
Leeds, UK

Experience
Plumber, Some Homes, Leeds, January 2025 - present
- Reactive repairs in council homes

I do not hold Gas Safe registration at present.
`;
    const { requirements } = await analysed(
      cv,
      'Plumber\nRequirements\n- 8 years of plumbing experience\n- Gas Safe registered with current ACS (CCN1, CENWAT)\n- Own tools',
    );
    const years = requirements.find(({ name }) => name === '8 years of experience');
    expect([years?.state, years?.cvLine]).toEqual(['missing', 'Plumber, Some Homes, Leeds, January 2025 - present']);
    const gas = requirements.find(({ name }) => name.startsWith('Gas Safe'));
    expect([gas?.state, gas?.cvLine]).toEqual(['missing', 'I do not hold Gas Safe registration at present.']);
  });
});

describe('a post at a university', () => {
  it('keeps its name whole in the letter, and reads no posts of children from a licence for animals', async () => {
    const cv =
      'Ana Reed\nKyiv\n\nExperience\nResearch Assistant, Some Institute, Kyiv, 2019 - 2022\n- RNA-seq analysis in R\n';
    const advert =
      'Research Assistant, University of Edinburgh\nRequirements\n- RNA-seq analysis\n- Home Office personal licence (PIL)\n- R';
    const { requirements } = await analysed(cv, advert);
    expect(requirements.map(({ name }) => name)).not.toContain('Paediatric life support');
    const said = await letter(cv, advert);
    expect(said).toContain('the post of Research Assistant at the University of Edinburgh');
  });
});
