import { SuggestionList, inOrderOfCounts } from './suggestion-list.js';

describe('titles suggested for a word', () => {
  const titles = (entries: Record<string, number>) =>
    new SuggestionList(Object.entries(entries).map(([value, count]) => ({ kind: 'title', value, count })));
  const suggested = (list: SuggestionList, typed: string[], same: string[][]) =>
    inOrderOfCounts(list.beginning(typed, same), typed, same).map(({ value }) => value);

  it('have it before those that only mean the same, however many jobs have these', () => {
    const list = titles({ Cook: 900, 'Line Cook': 500, Chef: 9, 'Sous Chef': 20, 'Chef de Partie': 3 });
    const found = suggested(list, ['chef'], [['cook']]);
    expect(found.slice(0, 3).toSorted()).toEqual(['Chef', 'Chef de Partie', 'Sous Chef']);
    expect(found[0]).toBe('Chef');
    expect(found.slice(3)).toEqual(['Cook', 'Line Cook']);
  });

  it('are those that mean the same where none has it', () => {
    expect(suggested(titles({ Cook: 9 }), ['chef'], [['cook']])).toEqual(['Cook']);
  });

  it('are what a short form is short for as soon', () => {
    const list = titles({ 'Registered Nurse': 900, 'RN Educator': 3 });
    expect(suggested(list, ['rn'], [['registered', 'nurse']])[0]).toBe('Registered Nurse');
  });
});
