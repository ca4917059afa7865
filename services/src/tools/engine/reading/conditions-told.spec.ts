import { readAdvert } from './advert-reader.js';
import { analysed } from '../testing/texts.js';

const conditionsOf = (...lines: string[]) =>
  readAdvert(['Care Assistant', 'Some Home, Leeds', 'Requirements', '- Care Certificate', ...lines].join('\n'))
    .conditions;

describe('what an advert asks that no CV shows', () => {
  it.each([
    'Must be able to work nights',
    'Must be willing to stay away from home',
    'Weekend working',
    'Night shifts',
    'On-call rota (1 in 4)',
    'Evenings and weekends',
    'Flexibility to work bank holidays',
    'Available for early starts',
    'Must live within 30 minutes of the home',
    'Able to lift 25 kg',
    'No more than 6 points',
    'You must be prepared to work a rotating shift pattern',
  ])('is a condition to check: “%s”', (line) => {
    expect(conditionsOf(`- ${line}`)).toEqual([line]);
  });

  it.each([
    'Experience of night shifts in a care home',
    'Shift planning',
    'Leading a shift',
    'Writing rotas for evenings and weekends',
    'We are closed at weekends',
    'No weekends or evenings',
    'Paid overtime at £18 an hour',
    'Shift allowance of 20%',
    'Weekends are not required',
    'Knowledge of night-time routines',
  ])('is none of work, of pay or of what is spared: “%s”', (line) => {
    expect(conditionsOf(`- ${line}`)).toEqual([]);
  });

  it('is told once as the advert says it, and counts for nothing', async () => {
    const cv =
      'Ann Lee\nLeeds\n\nExperience\nCare Assistant, Some Home, 2019 - 2024\n- Personal care\n\nCare Certificate';
    const job = 'Care Assistant\nSome Home, Leeds\nRequirements\n- Care Certificate\n- Personal care';
    const without = await analysed(cv, job);
    const asked = await analysed(cv, `${job}\n- Must be able to work nights\n- Weekend working`);
    expect(asked.matchScore).toBe(without.matchScore);
    expect(asked.requirements).toEqual(without.requirements);
    expect(without.content).not.toMatch(/Check before you apply/);
    expect(asked.content).toMatch(/Check before you apply: “Must be able to work nights” and “Weekend working”/);
    expect(asked.content.match(/work nights/g)).toHaveLength(1);
  });
});
