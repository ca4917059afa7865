import { analysed, named } from '../testing/texts.js';

const foundOf = async (cv: string, job: string, name: string) => named(await analysed(cv, job), name)?.state;

describe('a paper in a list', () => {
  const CV = `Jo Tester

Experience
Maintenance Technician, Some Bakery, July 2024 - present
- Planned maintenance on packing lines

Education
BEng (Hons) Electrical Engineering, Some University, 2021-2024

Skills
AutoCAD, MATLAB, 18th Edition (passed April 2025)`;

  it('is theirs who passed it, whatever trade the rest of the list is of', async () => {
    const state = await foundOf(CV, 'Maintenance Engineer\nRequirements\n- 18th Edition\n- Conveyors', '18th Edition');
    expect(state).not.toBe('missing');
  });

  it('below a degree is met by the degree where a higher one will do', async () => {
    const asked = 'HNC in electrical or mechanical engineering, or higher';
    const { requirements } = await analysed(CV, `Maintenance Engineer\nRequirements\n- ${asked}\n- Conveyors`);
    expect(requirements.find(({ jobLine }) => jobLine?.includes('HNC'))?.state).toBe('met');
    const strict = await analysed(CV, 'Maintenance Engineer\nRequirements\n- Apprenticeship as a fitter\n- Conveyors');
    expect(strict.requirements.find(({ jobLine }) => jobLine?.includes('fitter'))?.state).toBe('missing');
  });
});
