import { withExamples } from '../testing/texts.js';

const driver = (line: string) => `Piotr Zielinski
HGV Class 1 Driver

Experience
HGV Driver, DHL, Sheffield, 2018 - 2024
- Loaded and strapped pallets at night

Licences
Driver CPC until 2087
${line}`;
const ADVERT = 'HGV Class 1 Tanker Driver\nRequirements\n- ADR certificate\n- Driver CPC\n- Tanker experience';

describe('a paper that the CV says is not held', () => {
  it.each(['ADR: not held.', 'ADR - none', 'ADR: no', 'ADR licence not yet held', 'I do not have an ADR certificate.'])(
    'is asked about with that line, how and when it would be had: %s',
    async (line) => {
      const text = await withExamples(driver(line), ADVERT);
      expect(text).not.toMatch(/No line of your CV was found that names an? ADR/);
      expect(text).toContain(
        `an ADR certificate, and your CV says “${line.replace(/\.$/, '')}”. How would you get it, and by when?`,
      );
    },
  );

  it('may be the driving licence', async () => {
    const text = await withExamples(
      driver('I do not have a driving licence yet; my test is booked.'),
      'Carer\nRequirements\n- Driving licence\n- Care',
    );
    expect(text).toContain(
      'a driving licence, and your CV says “I do not have a driving licence yet; my test is booked”.',
    );
  });

  it('is told from one of which the CV says nothing, and from loads that were driven', async () => {
    expect(await withExamples(driver('Digital tachograph card'), ADVERT)).toContain('names an ADR certificate');
    const text = await withExamples(driver('Drove loads under ADR limits without incidents'), ADVERT);
    expect(text).not.toContain('How would you get it, and by when?');
  });
});
