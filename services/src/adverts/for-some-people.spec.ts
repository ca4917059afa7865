import { processorMs } from '../platform/testing/processor-time.js';
import { isForSomePeople } from './for-some-people.js';
import { allAre } from './testing/all-are.js';

describe('sponsorship for people of whom a clause says what not everybody can say', () => {
  it('is conditional where they are here already', () =>
    allAre('conditional', [
      'We sponsor care workers who already live in the UK.',
      'We sponsor plumbers who are living in the UK at present.',
      'We sponsor chefs currently in the UK.',
      'Certificate of Sponsorship is available for experienced care workers who have been in the UK for at least three months.',
      'We sponsor support workers that are in the UK now and need a new employer.',
    ]));

  it('is conditional where they have a visa, or lost their sponsor', () =>
    allAre('conditional', [
      'We offer sponsorship to care assistants who are already on a Skilled Worker visa.',
      'Sponsorship is provided to graduates who are on a Graduate visa.',
      'We sponsor carers switching from a Student visa.',
      'We offer a Certificate of Sponsorship to care workers displaced from another provider.',
      'We sponsor workers whose current sponsor has lost its licence.',
    ]));

  it('is conditional where they have done, hold or reach something', () =>
    allAre('conditional', [
      'We can sponsor care workers who have worked for a UK employer for three months.',
      'We will sponsor chefs who have worked in a rosette kitchen for two years.',
      'Visa sponsorship for drivers who hold a UK Category C+E licence.',
      'Sponsorship is available to drivers who have a UK licence.',
      'We sponsor dentists who are registered with the GDC.',
      'We sponsor candidates whose salary will be over the threshold.',
      'Visa sponsorship available for candidates who meet the salary threshold.',
    ]));

  it('is for everybody where they only need it, come from abroad or do the work', () =>
    allAre('offers', [
      'We sponsor nurses who need a visa.',
      'We sponsor chefs who do not have the right to work in the UK.',
      'We offer visa sponsorship to people who want to work in the UK.',
      'We sponsor engineers who join us from abroad.',
      'We sponsor bakers who love cooking.',
      'We sponsor carers who will work in our Leeds home.',
      'We sponsor carers who are not yet in the UK.',
      'We offer sponsorship to carers who have never worked in the UK.',
      'We sponsor engineers who work with us on wind farms in the UK.',
      'We offer sponsorship to teachers who were trained overseas.',
    ]));

  it('is for everybody where the clause is of others, an aside, or takes in both', () =>
    allAre('offers', [
      'We sponsor visas and seek carers who have a driving licence.',
      'We are looking for a chef who has worked in a hotel and offer visa sponsorship.',
      'We sponsor care workers, who have a mentor for their first three months in the UK.',
      'We sponsor nurses in the UK and from overseas.',
    ]));

  it('is refused where it is denied', () =>
    allAre('refuses', [
      'We do not sponsor carers who are already in the UK.',
      'We cannot sponsor candidates whose salary is below the threshold.',
    ]));

  it.each(['sponsor ', 'who have ', 'in the uk ', 'nurses who are and ', 'a', 'sponsorship for nurses ', 'already '])(
    'is looked for in time that grows with the text: %j',
    (run) => {
      const before = processorMs();
      isForSomePeople(run.repeat(40_000 / run.length));
      expect(processorMs() - before).toBeLessThan(250);
    },
  );
});
