import { analysed, named } from './testing/texts.js';

const stateOf = async (cv: string, advert: string, name: string) =>
  named(await analysed(`Omar Reid\nBristol\n\nExperience\n${cv}`, advert), name)?.state;

describe('where the advertised post is', () => {
  it.each([
    [
      'Support Worker (Homeless Hostel)',
      'Support Worker, Avon Homes, 2018 - present',
      'Experience in a homeless hostel',
    ],
    ['Support Worker (Homeless Hostel)', 'Support Worker, Avon Homes, 2018 - present', 'Experience of hostels'],
    [
      'Gas Service Engineer (Social Housing)',
      'Gas Service Engineer, British Gas, 2018 - present',
      'Experience in social housing',
    ],
    [
      'Income Officer (Supported Housing)',
      'Income Officer, Arden Homes, 2018 - present',
      'Experience in supported housing',
    ],
    ['Housing Officer - Refuge', 'Housing Officer, Arden Homes, 2018 - present', 'Experience in a refuge'],
    ['Cook for a Hospice', 'Cook, Wren Foods, 2018 - present', 'Experience in a hospice'],
    ['Chef (Gastropub)', 'Chef, Wren Foods, 2018 - present', 'Experience in a gastropub'],
    ['Electrician (Shipyard)', 'Electrician, Wren Ltd, 2018 - present', 'Experience in a shipyard'],
    ['Cleaner (Cleanroom)', 'Cleaner, Wren Ltd, 2018 - present', 'Experience in a cleanroom'],
    ['Gardener (Cemeteries)', 'Gardener, Wren Ltd, 2018 - present', 'Experience in cemeteries'],
  ])('%s: a post elsewhere (%s) does not show it', async (title, post, asked) => {
    expect(await stateOf(post, `${title}\nRequirements\n- ${asked}\n- Full driving licence`, asked)).not.toBe('met');
  });

  it.each([
    [
      'Support Worker (Homeless Hostel)',
      'Support Worker, Bristol Homeless Hostel, 2018 - present',
      'Experience in a homeless hostel',
    ],
    [
      'Income Officer (Supported Housing)',
      'Income Officer, Supported Housing, Arden, 2018 - present',
      'Experience in supported housing',
    ],
    [
      'Support Worker (Homeless Hostel)',
      'Support Worker, Avon Homes, 2018 - present\n- Ran nights in a homeless hostel',
      'Experience in a homeless hostel',
    ],
    ['Sous Chef', 'Sous Chef, Wren Foods, 2018 - present', 'Experience as a Sous Chef or Junior Sous'],
  ])('%s: %s shows it', async (title, post, asked) => {
    expect(await stateOf(post, `${title}\nRequirements\n- ${asked}\n- Full driving licence`, asked)).toBe('met');
  });
});
