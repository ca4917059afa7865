import { testOf } from '../testing/study.js';

const FIRE = `The assembly point is the north car park. The fire alarm is tested every Tuesday at 10:30. Fire drills are held twice a year. Extinguishers are serviced every 12 months by a competent person. Escape routes must be at least 1,050 mm wide. Emergency lighting must last at least three hours. The Regulatory Reform (Fire Safety) Order 2005 came into force on 1 October 2006. A written risk assessment is needed where five or more people are employed.`;

describe('a study test of a short text of facts', () => {
  it('asks how often something is done, beside how often other things are', async () => {
    const questions = await testOf(FIRE);
    const oftens = questions.filter(({ question }) => question.startsWith('Which of these says how often'));
    expect(oftens.map(({ options, correctAnswer }) => options[correctAnswer])).toEqual([
      'every Tuesday at 10:30',
      'twice a year',
      'every 12 months',
    ]);
    for (const { options } of oftens)
      expect(Object.values(options).toSorted()).toEqual(['every 12 months', 'every Tuesday at 10:30', 'twice a year']);
  });

  it('sets numbers in words beside numbers in digits, written as the answer is', async () => {
    const questions = await testOf(FIRE);
    const numbers = questions.filter(({ question }) => question.startsWith('Which number'));
    expect(numbers.map(({ options, correctAnswer }) => options[correctAnswer])).toEqual(['three', 'five']);
    for (const { options } of numbers) expect(Object.values(options).toSorted()).toEqual(['five', 'three', 'twelve']);
  });

  it('offers no two that come to the same', async () => {
    const text = `The boiler is checked every six months. Lifts are checked twice a year by the insurer. Bins are emptied weekly by the council. The pool is cleaned every day before it opens. Filters are changed monthly by the caretaker.`;
    const lifts = (await testOf(text)).filter(({ question }) => /how often.*(?:Lifts|boiler)/.test(question));
    expect(lifts).not.toEqual([]);
    for (const { options } of lifts)
      expect(Object.values(options).filter((each) => /six months|twice a year/.test(each))).toHaveLength(1);
  });

  it('offers nothing that is done a hundred times as often', async () => {
    const text = `Nappies are checked at least every two hours. Team meetings are held on the first Wednesday of each month. The fire alarm is tested weekly by the caretaker. Appraisals are carried out once a year. First aid certificates are renewed every three years.`;
    const oftens = (await testOf(text)).filter(({ question }) => question.includes('how often'));
    expect(oftens.map(({ question }) => question).join()).not.toContain('Nappies');
    const alarm = oftens.filter(({ question }) => question.includes('fire alarm'));
    expect(alarm).not.toEqual([]);
    for (const { options } of alarm) expect(Object.values(options)).not.toContain('every three years');
  });
});
