import { analysed, named } from '../testing/texts.js';

const JOB = 'Sous Chef\n\nRequirements:\n- Two years as a sous chef\n- Allergens\n- First aid';

describe('years that stand before what somebody was', () => {
  it.each([
    'For the last three years I have been sous chef at The Blue Boar.',
    'For three years I have worked as a sous chef in York.',
    'For over 4 years, I have been a sous chef.',
  ])('count: %s', async (line) => {
    const analysis = await analysed(`Ada Lind, York\n\n${line} I look after three commis.`, JOB);
    expect(named(analysis, '2 years of experience')).toMatchObject({ state: 'met' });
  });

  it.each(['For three years I have been looking for work.', 'For 4 years I have been married to a chef.'])(
    'are no post: %s',
    async (line) => {
      const analysis = await analysed(`Ada Lind, York\n\n${line} I like to cook.`, JOB);
      expect(named(analysis, '2 years of experience')).not.toMatchObject({ state: 'met' });
    },
  );
});

it('does not take what was renewed in one sentence for what expired in another', async () => {
  const cv = 'Ada Lind, York\n\nLicences: counterbalance (RTITB, renewed 2024). First aid at work expired 2023.';
  expect(named(await analysed(cv, JOB), 'First aid')).toMatchObject({ state: 'partly' });
});
