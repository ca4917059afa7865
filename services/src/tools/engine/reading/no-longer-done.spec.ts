import { stateAfter } from '../testing/data-engineer.js';
import { standingAt } from './standing.js';

describe('what somebody no longer or hardly did', () => {
  it.each([
    ['Replaced Airflow with cron because it was too complex', 'Airflow'],
    ['Migrated from Airflow to cron', 'Airflow'],
    ['Did a one-day dbt workshop', 'dbt'],
    ['Attended a dbt demo day', 'dbt'],
    ['Attended a half day course on Terraform', 'Terraform'],
    ['Went to a Kafka webinar', 'Kafka'],
    ['Terraform exam in Feb', 'Terraform'],
  ])(
    'counts in part at most: %s',
    async (line, skill) => {
      expect(await stateAfter(line, skill)).toBe('partly');
    },
    60_000,
  );

  it.each([
    ['Ran a one-day dbt workshop for 40 people', 'dbt'],
    ['Migrated from cron to Airflow', 'Airflow'],
    ['Replaced cron with Airflow', 'Airflow'],
  ])(
    'is told apart from what somebody did: %s',
    async (line, skill) => {
      expect(await stateAfter(line, skill)).toBe('met');
    },
    60_000,
  );

  it('is a paper that has run out', () => {
    expect(standingAt('IPAF, SSSTS (ran out)', 6)).toBe('begun');
    expect(standingAt('IPAF, SSSTS (ran out)', 0)).toBe('held');
  });
});
