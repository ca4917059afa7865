import { letter } from '../testing/texts.js';
import { readCv } from './cv-reader.js';

const below = `Leeds, UK

Experience
Staff Nurse, Leeds General Infirmary, Leeds, 2019 - present
- Cared for 8 patients`;
const signedBy = async (first: string) =>
  (await letter(`${first}\n${below}`, 'Staff Nurse, Leeds\nRequirements\n- patient care')).split('\n').at(-1);

describe('a letter is signed with the name at the top of a CV', () => {
  it.each([
    ['Dr Anneke van der Merwe', 'Anneke van der Merwe'],
    ['María José de la Cruz', 'María José de la Cruz'],
    ['Abdul-Rahman ibn Saleh', 'Abdul-Rahman ibn Saleh'],
    ['Omar el-Sayed', 'Omar el-Sayed'],
    ['Ahmed Abd el-Rahman Hassan', 'Ahmed Abd el-Rahman Hassan'],
    ['Máire Mac an tSaoi', 'Máire Mac an tSaoi'],
    ['Aoife Ní Dhomhnaill', 'Aoife Ní Dhomhnaill'],
    ['Thijs van ’t Hof', 'Thijs van ’t Hof'],
    ['Jeanne d’Arcy-Smith', 'Jeanne d’Arcy-Smith'],
    ['João da Silva e Souza', 'João da Silva e Souza'],
    ['Carlos Ortega y Gasset', 'Carlos Ortega y Gasset'],
    ['Bjørn af Klercker, MSc, PMP', 'Bjørn af Klercker'],
    ['Ravi Shankar s/o Gopal Nair', 'Ravi Shankar s/o Gopal Nair'],
    ['Mohd. Faizal bin Abdullah', 'Mohd. Faizal bin Abdullah'],
    ['Leeds, UK | Peter de Vries', 'Peter de Vries'],
  ])('with small words in it: %s', async (first, name) => expect(await signedBy(first)).toBe(name));

  it.each([
    ['Nguyễn Thị Minh Khai', 'Nguyễn Thị Minh Khai'],
    ['Venkata Satya Naga Lakshmi Narasimha Rao', 'Venkata Satya Naga Lakshmi Narasimha Rao'],
    ['R. K. Narayanan', 'R. K. Narayanan'],
    ['A.P.J. Abdul Kalam', 'A.P.J. Abdul Kalam'],
    ['Hans-Peter Müller', 'Hans-Peter Müller'],
    ['Robert Downey III', 'Robert Downey III'],
    ['Martin Luther King Jr.', 'Martin Luther King Jr.'],
    ['Katherine ‘Kate’ O’Neill', 'Katherine O’Neill'],
    ['DHILLON, Gurpreet Kaur', 'Gurpreet Kaur Dhillon'],
  ])('of many words, of initials, or with what belongs to it: %s', async (first, name) =>
    expect(await signedBy(first)).toBe(name),
  );

  it.each([
    ['Prof. Dr. Eva von Bülow', 'Eva von Bülow'],
    ['Sir Ian MacLeod OBE', 'Ian MacLeod'],
    ['Mrs. Chidinma Eze-Okonkwo RGN', 'Chidinma Eze-Okonkwo'],
    ['Sarah Jane Holt-Davies MBChB MRCGP', 'Sarah Jane Holt-Davies'],
    ['CV of Peter de Vries', 'Peter de Vries'],
    ['Curriculum Vitae - Ioana Popescu', 'Ioana Popescu'],
    ['Peter de Vries - CV', 'Peter de Vries'],
    ['Name: Ana de Sousa', 'Ana de Sousa'],
    ['Candidate name: Trần Văn An', 'Trần Văn An'],
    ['Mr Will Cook', 'Will Cook'],
    ['Name: Amy Carpenter', 'Amy Carpenter'],
  ])('without what stands around it: %s', async (first, name) => expect(await signedBy(first)).toBe(name));

  it.each([
    ['ANNEKE VAN DER MERWE', 'Anneke van der Merwe'],
    ['MARIA DE LA CRUZ RUIZ', 'Maria de la Cruz Ruiz'],
    ['NGUYEN VAN HAI', 'Nguyen Van Hai'],
    ['MR JOHN PAUL SMITH', 'John Paul Smith'],
  ])('not in capitals: %s', async (first, name) => expect(await signedBy(first)).toBe(name));
});

it('the name is in the first line, whatever else stands in capitals below it', () =>
  expect(readCv(`Anneke van der Merwe\nCape Town\n${below}`, new Date()).name).toBe('Anneke van der Merwe'));

it.each([
  'Registered Nurse and Midwife',
  'Chef de Partie',
  'Head of the Kitchen',
  'Pastry Cook',
  'Cafe de la Paix',
  'Restaurant da Mario',
  'Maître d’hôtel',
  'Team Leader de Luxe',
  'University of the West',
  'St John of God Hospital',
  'Stratford upon Avon',
  'Rio de Janeiro',
  'Marks and Spencer',
  'I am from Lagos',
])('what is a trade, an employer or a place is nobody’s name: %s', (first) =>
  expect(readCv(`${first}\n${below}`, new Date()).name).toBeNull(),
);
