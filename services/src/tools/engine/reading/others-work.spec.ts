import { stateAfter } from '../testing/data-engineer.js';

describe('what others do', () => {
  it.each([
    ['Sat next to the team that runs Spark', 'Spark'],
    ['Our analysts build dashboards in Power BI', 'Power BI'],
    ["Our client's analysts build dashboards in Power BI; I supply the data", 'Power BI'],
    ['The platform team looks after Kubernetes, I only deploy to it', 'Kubernetes'],
    ['Kubernetes - the other engineers run that', 'Kubernetes'],
    ['My colleague writes the Terraform', 'Terraform'],
    ["Consultants' planners use Kafka; I read what comes out", 'Kafka'],
    ['I dont have any experience of Kafka', 'Kafka'],
    ['Terraform is done by another team', 'Terraform'],
  ])(
    'proves nothing of who writes: %s',
    async (line, skill) => {
      expect(await stateAfter(line, skill)).toBe('missing');
    },
    60_000,
  );

  it.each([
    ['Led the team that runs Spark', 'Spark'],
    ['The Spark jobs I wrote run every night', 'Spark'],
    ['My Spark jobs cut the run from 6 hours to one', 'Spark'],
    ['Built dashboards in Power BI that our analysts use', 'Power BI'],
    ['Trained the team in Terraform', 'Terraform'],
  ])(
    'is told apart from what somebody did: %s',
    async (line, skill) => {
      expect(await stateAfter(line, skill)).toBe('met');
    },
    60_000,
  );
});
