import { byCount, choicesOf } from './options';

describe('the choices of a facet', () => {
  it('are the named ones, then what the counts bring besides, then not stated', () => {
    const counted = [
      { value: 'not-stated', count: 9 },
      { value: 'Hybrid', count: 4 },
      { value: 'Contract', count: 2 },
    ];
    expect(choicesOf(['Full-time', 'Contract'], counted, []).map(({ label, count }) => `${label} ${count}`)).toEqual([
      'Full-time 0',
      'Contract 2',
      'Hybrid 4',
      'Not stated 9',
    ]);
  });

  it('stand in the order in which they are counted, whatever their counts', () => {
    const counted = ['Canada', 'Remote', 'Albany, NY', 'Leeds'].map((value, index) => ({ value, count: index }));
    expect(choicesOf([], counted, ['Leeds']).map(({ value }) => value)).toEqual([
      'Canada',
      'Remote',
      'Albany, NY',
      'Leeds',
    ]);
  });

  it('keep what is chosen, also where nothing matches it any more', () => {
    expect(choicesOf([], [], ['Atlantis'])).toEqual([{ value: 'Atlantis', label: 'Atlantis', count: 0 }]);
  });

  it('say no count while none is known', () => {
    expect(choicesOf(['Full-time'], undefined, [])).toEqual([
      { value: 'Full-time', label: 'Full-time', count: undefined },
    ]);
  });

  it('stand by count, highest first', () => {
    const counted = [
      { value: 'Finance', count: 1 },
      { value: 'Education', count: 5 },
    ];
    expect(byCount(choicesOf(['Finance', 'Education'], counted, [])).map(({ value }) => value)).toEqual([
      'Education',
      'Finance',
    ]);
  });

  it('end with what is not stated, however many that is', () => {
    const counted = [
      { value: 'not-stated', count: 90 },
      { value: 'Entry Level', count: 2 },
      { value: 'Senior Level', count: 7 },
    ];
    const choices = byCount(choicesOf(['Entry Level', 'Mid Level', 'Senior Level'], counted, []));
    expect(choices.map(({ label }) => label)).toEqual(['Senior Level', 'Entry Level', 'Mid Level', 'Not stated']);
  });
});
