import { worthOffering } from './worth-offering.js';

const offered = (name: string, ...candidates: string[]) =>
  worthOffering(
    name,
    candidates.map((one) => ({ name: one })),
  ).map((one) => one.name);

describe('the names that are put before a person', () => {
  it.each([
    ['Rolls Royce Chauffeurs Ltd', ['Rolls-Royce plc'], ['On a Roll Indo Mexican Limited T/A On a Roll']],
    ['North East Ambulance Service', ['North East Ambulance Service NHS Foundation Trust'], ['North London NHS Trust']],
    ['Harbour Lights Catering', ['Harbour Lights Ltd', 'Harbour Lights (UK) Ltd'], ['Harbour & Co Holdings Ltd']],
    ['PwC', ['PricewaterhouseCoopers LLP'], ['PWC Plumbing and Heating Services Leeds Ltd']],
  ])('for "%s" leave out who is unlike beside one that is like it', (name, like, unlike) => {
    expect(offered(name, ...like, ...unlike)).toEqual(like);
  });

  it('are all that there are where none is nearer than another, and none where there is none', () => {
    const all = ['Blue & Co Ltd', 'Global Blue (UK) Ltd'];
    expect(offered('Blue Lagoon Spa Ltd', ...all)).toEqual(all);
    expect(offered('Blue Lagoon Spa Ltd')).toEqual([]);
  });
});
