import { analysed } from '../testing/texts.js';
import { standingAt } from './standing.js';

const cv = (line: string) =>
  `Jo Tester\nYork\n\nExperience\nData Engineer, Acme Energy, Jan 2019 - present\n- Wrote SQL jobs that load meter data\n- ${line}`;

const stateOf = async (line: string, skill: string) =>
  (await analysed(cv(line), `Data Engineer\nRequirements\n- SQL\n- ${skill}`)).requirements.find(
    ({ name }) => name === skill,
  )?.state;

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
      expect(await stateOf(line, skill)).toBe('partly');
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
      expect(await stateOf(line, skill)).toBe('met');
    },
    60_000,
  );

  it('is a paper that has run out', () => {
    expect(standingAt('IPAF, SSSTS (ran out)', 6)).toBe('begun');
    expect(standingAt('IPAF, SSSTS (ran out)', 0)).toBe('held');
  });
});
