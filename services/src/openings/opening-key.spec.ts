import { testDatabase, type TestDatabase } from '../platform/testing/test-database.js';

describe('what makes jobs one opening', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database?.drop());

  type Said = [title: string, company: string, location: string];
  const areOne = async (a: Said, b: Said): Promise<boolean> => {
    const [row] = await database.dataSource.query<{ same: boolean }[]>(
      `SELECT opening_key($1, $2, $3, 'source', 'a') = opening_key($4, $5, $6, 'source', 'b') AS same`,
      [...a, ...b],
    );
    return row!.same;
  };
  const titled = (title: string): Said => [title, 'Example Hospital', 'Leeds, United Kingdom'];
  const of = (company: string): Said => ['Nurse', company, 'Leeds, United Kingdom'];
  const at = (location: string): Said => ['Nurse', 'Example Hospital', location];
  const long = 'Consultant '.repeat(28).slice(0, 300);

  it.each<[string, Said, Said]>([
    ['letters great and small', titled('Registered Nurse'), titled('REGISTERED nurse')],
    ['spaces and dashes', titled('Registered Nurse - Nights'), titled(' Registered  Nurse, Nights ')],
    ['accents', titled('Chef de partie, café'), titled('Chef de Partie: Cafe\u0301')],
    ['letters of full width', titled('Ｎｕｒｓｅ'), titled('Nurse')],
    ['pictures', titled('🍣 Sushi Chef 👩🏽‍🍳'), titled('Sushi Chef')],
    ['signs that turn the direction', titled('\u202bممرضة\u202c'), titled('ممرضة')],
    ['ways to write a legal form', of('Example Hospitals Limited'), of('EXAMPLE HOSPITALS LTD.')],
    ['ways to write “and”', of('Sons & Daughters Inc'), of('Sons and Daughters, Incorporated')],
    ['ways to write a place', at('Leeds, United Kingdom'), at('leeds united kingdom')],
    ['titles of 300 letters', titled(long), titled(long.toUpperCase())],
  ])('passes over %s', async (_, a, b) => {
    expect(await areOne(a, b)).toBe(true);
  });

  it.each<[string, Said, Said]>([
    ['places', at('Leeds, United Kingdom'), at('York, United Kingdom')],
    ['a place and its country', at('Leeds, United Kingdom'), at('United Kingdom')],
    ['two places that are not stated', at(''), at('')],
    ['two places of nothing but signs', at(' — '), at(' — ')],
    ['companies', of('Example Ltd'), of('Example Inc')],
    ['titles', titled('Nurse'), titled('Senior Nurse')],
    ['C, C++ and C#', titled('C++ Developer'), titled('C# Developer')],
    ['C and C#', titled('C Developer'), titled('C# Developer')],
    ['numbers', titled('Teacher, year 1, 2'), titled('Teacher, year 12')],
    ['vowel signs', titled('नर्सी'), titled('नर्सा')],
    ['words moved from title to company', ['Nurse', 'A Hospital', 'Leeds'], ['Nurse A', 'Hospital', 'Leeds']],
    ['pictures where there is nothing else', titled('🍣'), titled('🍕')],
    ['the 301st letter', titled(`${'x'.repeat(300)}a`), titled(`${'x'.repeat(300)}b`)],
    ['quotes of a query', titled(`' OR 1=1 --`), titled(`' OR 2=2 --`)],
  ])('keeps apart %s', async (_, a, b) => {
    expect(await areOne(a, b)).toBe(false);
  });
});
