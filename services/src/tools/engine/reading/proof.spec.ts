import { analysed } from '../testing/texts.js';

describe('of a long paragraph the sentence is cited that says it', () => {
  const STORY =
    'I have cared for women on the labour ward and in the community, in a unit with 4,000 births a year and a team of twelve midwives, students and doctors.';
  const JOB =
    'Midwife\nLeeds\nRequirements\n- Degree in midwifery\n- NMC registration\n- Right to work in the UK\n- Labour ward';
  const cited = async (paragraph: string, kind: string) =>
    (
      await analysed(
        `Ana Reed\nLeeds\n\nExperience\nMidwife, Some Trust, 2015 - present\n- Labour ward\n\nAbout\n${paragraph}\n`,
        JOB,
      )
    ).requirements.find((each) => each.kind === kind)?.cvLine;

  it.each([
    [`NMC registered midwife since 2015. BSc (Hons) Midwifery, University of York, 2015. ${STORY}`],
    [`${STORY} NMC registered midwife since 2015. BSc (Hons) Midwifery, University of York, 2015.`],
  ])('for a degree: %s', async (paragraph) => {
    expect(await cited(paragraph, 'degree')).toBe('BSc (Hons) Midwifery, University of York, 2015.');
  });

  it('for the right to work', async () => {
    expect(await cited(`${STORY} I have indefinite leave to remain. NMC registered.`, 'right-to-work')).toBe(
      'I have indefinite leave to remain.',
    );
  });

  it('and a short line is cited as it stands', async () => {
    const line = 'NMC registered. BSc (Hons) Midwifery, University of York, 2015';
    expect(await cited(line, 'degree')).toBe(line);
  });
});
