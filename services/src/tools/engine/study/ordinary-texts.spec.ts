import { testOf } from '../testing/study.js';

const asked = async (text: string, words: string) => {
  const found = (await testOf(text)).find(({ question }) => question.includes(words));
  return found && { ...found, options: Object.values(found.options), answer: found.options[found.correctAnswer] };
};

const digestion = `The digestive system

The mouth
Saliva has a pH close to 7 and contains amylase, which begins to break starch down. Food travels to the stomach in about 8 seconds.
A grown-up has 32 teeth in all, of which the molars grind the food. The bolus goes down the gullet by itself.

The gut
The small intestine is about 6 metres long. Its first part, the duodenum, measures 25 centimetres in a tall person.
Pancreatic juice brings amylase, protease and lipase to the duodenum. Lipase breaks fats down into glycerol.
Adults should eat 30 grams of fibre each day. The hepatic portal vein carries digested food to the liver.
Plaque is bad for the gut, and the acid of the stomach kills bacteria at once.`;

const depot = `Induction handbook

Your day
The day shift begins at 8 am and the late shift begins at 2.30 pm. The canteen opens at 11 am for everybody. Overtime after 6 pm is paid double.
Day passes are handed out at the gate. Your pass must be worn where it can be seen at all times.
Safety
Pedestrians must stay within the green walkways. Damaged racks are marked with a red tag and must not be loaded.
Fire wardens wear yellow armbands during a drill. Forklift trucks may not go faster than 8 km/h inside the hall.
Headphones are not allowed on the floor of the warehouse. Boxes above 25 kilograms are lifted with a trolley.
A new pass costs £12 at the desk. Passwords are changed every 90 days. Scanners are charged after 10 hours of use.
Everybody has 28 days of paid holiday a year. A team has 14 people at most, and a buddy helps for 4 weeks.`;

describe('an ordinary text of a page', () => {
  it('is asked for a number beside its other numbers where it has no two others of the unit', async () => {
    const found = await asked(digestion, 'The small intestine is about _____ metres');
    expect(found?.answer).toBe('6');
    for (const option of found?.options ?? []) expect(digestion).toMatch(new RegExp(`(?<!\\d)${option}(?!\\d)`));
    expect((await asked(depot, 'A new pass costs £_____ at the desk'))?.answer).toBe('12');
  });

  it('is asked for a term beside those that it names in one breath', async () => {
    const found = await asked(digestion, 'contains _____, which begins to break starch down');
    expect(found?.answer).toBe('amylase');
    expect(found?.options.toSorted()).toEqual(['amylase', 'lipase', 'protease']);
    const fats = await asked(digestion, '“_____ breaks fats down into glycerol.”');
    expect(fats?.options.toSorted()).toEqual(['Amylase', 'Lipase', 'Protease']);
  });

  it('is asked for times of the day and for colours', async () => {
    const time = await asked(depot, 'The canteen opens at _____ for everybody');
    expect([time?.answer, ...(time?.options ?? [])].every((option) => /^[\d.]+ [ap]m$/.test(option ?? ''))).toBe(true);
    const colour = await asked(depot, 'stay within the _____ walkways');
    expect(colour?.options.toSorted()).toEqual(['green', 'red', 'yellow']);
  });

  it('is not asked what its words alone tell, as long as there is enough else', async () => {
    const questions = await testOf(depot);
    expect(questions.length).toBeGreaterThanOrEqual(10);
    for (const { question } of questions) expect(question).not.toMatch(/“_____ (?:must stay|are not allowed)|“Nobody/);
  });

  it('takes no half of a sentence for a thing', async () => {
    for (const { question, options } of await testOf(`${digestion}
Inside each villus there is a network of blood capillaries and a lacteal. Nobody may eat in a laboratory.
During your first four weeks a buddy helps you to learn what matters. Fibre is the part of plant food that enzymes cannot digest.`))
      for (const text of [question, ...Object.values(options)])
        expect(text).not.toMatch(
          /^Inside each villus there$|^Nobody$|^During your first four$|“Inside each villus there”/,
        );
  });
});

describe('the people, places and years of a text', () => {
  const famine = `In 1841 more than eight million people lived in Ireland. In 1845 a third of the crop was lost. In 1846 Peel repealed the Corn Laws.
In 1847 soup kitchens were opened everywhere. By 1851 the population had fallen by a quarter. In 1997 the Prime Minister spoke of it in London.
Robert Peel bought maize from abroad in secret. Charles Trevelyan opposed giving food away. Queen Victoria gave money from her own purse. John Mitchel wrote an angry book.
The Sultan, Abdulmejid Khan, sent several ships with food. The first outbreak in Ireland was seen near Dublin. Many emigrants settled in Boston for good. Others sailed to Liverpool.`;

  it('are not asked for where a pronoun, an office or another place of the sentence tells them', async () => {
    const questions = (await testOf(famine)).map(({ question }) => question);
    expect(questions.some((question) => question.startsWith('Which person'))).toBe(true);
    expect(questions.join('\n')).not.toMatch(
      /Which person.*(?:her own purse|The Sultan)|Which place.*The first outbreak/,
    );
  });

  it('are places where they are called a town', async () => {
    const questions = await testOf(`${famine}
A port was dug at the northern end, where the town of Port Said was founded. Ismail Pasha stopped the forced labour.`);
    for (const { question, options } of questions)
      if (question.startsWith('Which person')) expect(Object.values(options)).not.toContain('Port Said');
  });

  it('are not asked for where no other year is near', async () => {
    const years = (await testOf(famine)).filter(({ question }) => question.startsWith('Which year'));
    expect(years.length).toBeGreaterThan(2);
    expect(years.map(({ options, correctAnswer }) => options[correctAnswer])).not.toContain('1997');
  });
});
