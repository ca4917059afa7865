import { aCall, analysed, engine, letter, named } from '../testing/texts.js';
import { standingAt } from './standing.js';

const standing = (line: string, name: string): string => standingAt(line, line.indexOf(name));

describe('what is denied behind its name is not there', () => {
  it.each([
    ['CAN diagnostics stack for an infotainment unit (AUTOSAR not used).', 'AUTOSAR'],
    ['Built shops in Django (React not used)', 'React'],
    ['Docker was never used here; Kubernetes not required', 'Docker'],
    ['Docker was never used here; Kubernetes not required', 'Kubernetes'],
    ['Reports in Power BI, Snowflake not adopted', 'Snowflake'],
    ['AUTOSAR was considered but not adopted', 'AUTOSAR'],
    ['AUTOSAR was considered, but in the end not adopted.', 'AUTOSAR'],
    ['Docker wasn’t used at this site', 'Docker'],
    ["Terraform hasn't been introduced yet", 'Terraform'],
    ['Docker and Kubernetes were not used', 'Docker'],
    ['Docker and Kubernetes were not used', 'Kubernetes'],
    ['Docker or Kubernetes not needed', 'Docker'],
    ['Built shops in Django and React was not used', 'React'],
    ['Built shops in Django while React was never used', 'React'],
    ['Django, React, not used', 'React'],
    ['Django; React: not used', 'React'],
    ['React – never used', 'React'],
    ['Django, React (not adopted)', 'React'],
    ['Django, React (not required here)', 'React'],
    ['React, which we never used', 'React'],
    ['React was evaluated but we did not use it', 'React'],
    ['React was ruled out', 'React'],
    ['Tableau unused', 'Tableau'],
    ['Payroll was not part of the role', 'Payroll'],
    ['Venepuncture not my responsibility', 'Venepuncture'],
    ['Welding not done, MIG not practised', 'MIG'],
    ['Neither Docker nor Kubernetes', 'Docker'],
    ['TIG welding not undertaken on this site', 'TIG'],
  ])('%s (%s)', (line, name) => expect([name, standing(line, name)]).toEqual([name, 'denied']));

  it.each([
    ['Built shops in Django (React not used)', 'Django'],
    ['Built shops in Django and React was not used', 'Django'],
    ['Django; React: not used', 'Django'],
    ['Django, React, not used', 'Django'],
    ['Docker was not used; Kubernetes was', 'Kubernetes'],
    ['React not used since 2019', 'React'],
    ['Excel, not used for two years', 'Excel'],
    ['HGV licence, not used at present', 'HGV'],
    ['CSCS card (not required for the role)', 'CSCS'],
    ['Full driving licence, not needed in this job', 'driving'],
    ['Visa sponsorship not required', 'sponsorship'],
    ['Work on wards, supervision not required', 'supervision'],
    ['Ordered parts not held in stock', 'parts'],
    ['Wrote tests for modules not covered by Selenium', 'tests'],
    ['Not only used React but also Vue', 'Vue'],
    ['Harnesses never used without a check', 'Harnesses'],
    ['Forklift deadlines never missed', 'Forklift'],
    ['Python developer who never used a framework', 'Python'],
    ['Django for shops, though not limited to it', 'Django'],
    ['Cut waste on sauces not used by the kitchen', 'waste'],
  ])('and anything else is as it was: %s (%s)', (line, name) =>
    expect([name, standing(line, name)]).toEqual([name, 'held']),
  );

  it('and what was not used in earnest is begun', () => {
    expect(standing('Kubernetes not used in production', 'Kubernetes')).toBe('begun');
  });
});

describe('what a CV denies behind its name', () => {
  const cv = [
    'Jo Reed',
    'Web Developer',
    'Leeds',
    '',
    'Experience',
    'Web Developer, Acme Ltd, Leeds, Jan 2020 - present',
    '- Built shops in Django (React not used)',
    '- Docker was never used here; Kubernetes not required',
    '- Snowflake was considered but not adopted',
    '- Wrote unit tests in Python and PostgreSQL',
  ].join('\n');
  const advert =
    'Web Developer\nRequirements\n- Django\n- React\n- Docker\n- Kubernetes\n- Snowflake\n- Python\n- PostgreSQL';

  it('is missing in an analysis', async () => {
    const reply = await analysed(cv, advert);
    const states = ['Django', 'React', 'Docker', 'Kubernetes', 'Snowflake'].map((name) => named(reply, name)?.state);
    expect(states).toEqual(['met', 'missing', 'missing', 'missing', 'missing']);
  });

  it('is claimed by no letter and by no optimised CV', async () => {
    expect(await letter(cv, advert)).not.toMatch(/React|Docker|Kubernetes|Snowflake/);
    const { optimizedCvText } = await engine.optimiseCv({ cvText: cv, jobDescription: advert }, aCall());
    const own = new Set(cv.split('\n'));
    const added = optimizedCvText.split('\n').filter((line) => !own.has(line));
    expect(added.join('\n')).toMatch(/Django/);
    expect(added.join('\n')).not.toMatch(/React|Docker|Kubernetes|Snowflake/);
  });
});
