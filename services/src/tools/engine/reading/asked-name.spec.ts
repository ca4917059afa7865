import { analysed } from '../testing/texts.js';

const CV = (role: string, line: string, rest = '') =>
  `Ana Reed\nLeeds\n\nExperience\n${role}, Some Firm, Leeds, 2018 - present\n- ${line}\n${rest}`;

const JOB = (title: string, ...asks: string[]) =>
  `${title}\nLeeds\nRequirements\n${asks.map((ask) => `- ${ask}`).join('\n')}\n- Own transport`;

describe('a requirement is called by its whole name', () => {
  const names = async (title: string, ask: string, line = 'Kept files') =>
    (await analysed(CV(title, line), JOB(title, ask))).requirements
      .filter(({ jobLine }) => jobLine?.includes(ask))
      .map(({ name }) => name);

  it.each([
    ['Kafka or Pub/Sub', 'Kafka or Pub/Sub'],
    ['Experience with Kafka or Pub/Sub', 'Kafka or Pub/Sub'],
    ['Kafka, RabbitMQ or Pub/Sub', 'Kafka, RabbitMQ or Pub/Sub'],
    ['Google Pub/Sub or Kafka', 'Pub/Sub or Kafka'],
  ])('%s', async (ask, name) => {
    expect(await names('Software Engineer', ask)).toEqual([name]);
  });

  it.each([
    ['Applicants need a relevant qualification in engineering', ['Relevant qualification in engineering']],
    ['The successful candidate will hold a trade certificate', ['Trade certificate']],
    ['GCSE English, and experience in an office environment', ['GCSE English', 'Experience in an office environment']],
  ])('without who needs it, and apart from what is asked beside it: %s', async (ask, all) => {
    expect(await names('Office Assistant', ask)).toEqual(all);
  });

  it('and who has used it has met it', async () => {
    const { requirements } = await analysed(
      CV('Software Engineer', 'Built event pipelines on Google Pub/Sub'),
      JOB('Software Engineer', 'Kafka or Pub/Sub'),
    );
    expect(requirements.find(({ name }) => name === 'Kafka or Pub/Sub')?.state).toBe('met');
  });

  it.each([
    ['Able to swim, as pupils have hydrotherapy', 'Swim'],
    ['Able to swim, as our pupils have hydrotherapy sessions', 'Swim'],
    ['Able to swim, because the school has a pool', 'Swim'],
    ['Clean shoes, since guests see them', 'Clean shoes'],
    ['Own laptop, as we work from home', 'Own laptop'],
  ])('without the reason for it: %s', async (ask, name) => {
    expect(await names('Teaching Assistant', ask)).toEqual([name]);
  });

  it.each([
    ['Work as part of a team of cleaners', /team/],
    ['Milking, as well as calving', /as well as calving|Milking/],
  ])('and what is no reason stays: %s', async (ask, name) => {
    expect((await names('Stockperson', ask)).join()).toMatch(name);
  });
});

it('what the advert does not say stands in no quotation marks', async () => {
  const ask = 'Provide clinical supervision to, or supervise, bank staff on night shifts';
  const { content } = await analysed(CV('Nurse', 'Wrote rotas for bank staff on night shifts'), JOB('Nurse', ask));
  for (const [, said = ''] of content.matchAll(/The advert asks for “([^”]+)”/g))
    expect(ask.toLowerCase()).toContain(said.toLowerCase().replace(/…$/, ''));
});
