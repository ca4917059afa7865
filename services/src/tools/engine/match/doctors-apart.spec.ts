import { analysed, work } from '../testing/texts.js';

const CV = (post: string) =>
  `Ana Reed\nLeeds, United Kingdom\n\nExperience\n${post}, Some Hospital, Leeds, 2016 - present\n- General X-ray and CT, 60 examinations a shift\n- HCPC registered\n`;
const WORK = 'Requirements\n- CT\n- HCPC registration';

describe('the work of a doctor', () => {
  it.each(['Consultant Clinical Oncologist', 'Consultant Radiologist', 'Cardiologist', 'Specialty Doctor'])(
    'is none that a radiographer or a nurse has done in part: %s',
    async (title) => {
      for (const post of ['Diagnostic Radiographer', 'Staff Nurse'])
        expect([post, work(await analysed(CV(post), `${title}\n${WORK}`))?.state]).toEqual([post, 'missing']);
    },
  );

  it('ranks far below an advert of their own', async () => {
    const own = await analysed(CV('Diagnostic Radiographer'), `Diagnostic Radiographer\n${WORK}`);
    const other = await analysed(
      CV('Diagnostic Radiographer'),
      'Consultant Clinical Oncologist\nRequirements\n- GMC registration\n- Radiotherapy prescribing',
    );
    expect(own.matchScore - other.matchScore).toBeGreaterThan(60);
  });

  it('is that of any other doctor, and radiographers are each other’s', async () => {
    expect(work(await analysed(CV('Doctor'), `Oncologist\n${WORK}`))?.state).toBe('met');
    expect(work(await analysed(CV('Diagnostic Radiographer'), `Therapeutic Radiographer\n${WORK}`))?.state).toBe('met');
    expect(work(await analysed(CV('Dental Nurse'), `Dentist\n${WORK}`))?.state).toBe('partly');
  });
});
