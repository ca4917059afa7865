import { matchName } from './name-match.js';

/** As the register of 2026 has them. */
const entries = [
  'Birmingham City University',
  'Edinburgh Napier University',
  'Anglia Ruskin University',
  'London Metropolitan University',
  'LEEDS BECKETT UNIVERSITY',
  'University of Bedfordshire',
  'The University of West London',
  'The University of Northampton',
  'University of South Wales',
  'University of Cumbria',
  'Oxford Brookes University',
  'MANCHESTER METROPOLITAN UNIVERSITY',
  'Sheffield Hallam University',
  'De Montfort University',
  'Nottingham Trent University - Human Resources',
  'London South Bank University',
  'University of Greenwich',
  'University of Westminster',
  'University of East London',
  'University of the West of England',
  'University of Lincoln',
  'University of Lancashire',
  'University of Hertfordshire Higher Education Corporation',
  'The University of Manchester',
  'Cardiff University',
  'Solent University Limited',
  'Roehampton University',
  'University of Gloucestershire',
  'University of St Mark & St John',
  'University for the Creative Arts',
  'Royal Conservatoire of Scotland',
  'Queen MargaretUniversity',
  'Wrexham University',
  'Cardiff Metropolitan University',
  'University of the West of Scotland',
  "Regent's University London Limited",
  'Northeastern University - London',
  "City St George's, University of London",
  'University of Leeds (Human Resources)',
  'Luton Sixth Form College',
  'Napier Turbochargers Ltd',
  'Thames Valley Care Ltd',
].map((name, id) => ({ id, name, town: '', isNormalised: false }));

const answer = (name: string) => {
  const { result, sponsor } = matchName(name, '', entries);
  return sponsor?.name ?? result;
};

describe('a university under a name that it has no more', () => {
  it.each([
    ['University of Central England', 'Birmingham City University'],
    ['University of Central England in Birmingham', 'Birmingham City University'],
    ['UCE Birmingham', 'Birmingham City University'],
    ['Napier University', 'Edinburgh Napier University'],
    ['Anglia Polytechnic University', 'Anglia Ruskin University'],
    ['London Guildhall University', 'London Metropolitan University'],
    ['University of North London', 'London Metropolitan University'],
    ['The University of North London', 'London Metropolitan University'],
    ['Leeds Polytechnic', 'LEEDS BECKETT UNIVERSITY'],
    ['Leeds Metropolitan University', 'LEEDS BECKETT UNIVERSITY'],
    ['University of Luton', 'University of Bedfordshire'],
    ['Luton University', 'University of Bedfordshire'],
    ['Thames Valley University', 'The University of West London'],
    ['University College Northampton', 'The University of Northampton'],
    ['University of Glamorgan', 'University of South Wales'],
    ['University of Wales, Newport', 'University of South Wales'],
    ['University of Wales Newport', 'University of South Wales'],
    ["St Martin's College, Lancaster", 'University of Cumbria'],
    ['Cumbria University', 'University of Cumbria'],
    ['Oxford Polytechnic', 'Oxford Brookes University'],
    ['Manchester Polytechnic', 'MANCHESTER METROPOLITAN UNIVERSITY'],
    ['Sheffield City Polytechnic', 'Sheffield Hallam University'],
    ['Leicester Polytechnic', 'De Montfort University'],
    ['Trent Polytechnic', 'Nottingham Trent University - Human Resources'],
    ['South Bank University', 'London South Bank University'],
    ['Thames Polytechnic', 'University of Greenwich'],
    ['Polytechnic of Central London', 'University of Westminster'],
    ['North East London Polytechnic', 'University of East London'],
    ['Bristol Polytechnic', 'University of the West of England'],
    ['University of Lincolnshire & Humberside', 'University of Lincoln'],
    ['University of Central Lancashire', 'University of Lancashire'],
    ['Hatfield Polytechnic', 'University of Hertfordshire Higher Education Corporation'],
    ['UMIST', 'The University of Manchester'],
    ['University of Wales College of Medicine', 'Cardiff University'],
    ['Southampton Institute', 'Solent University Limited'],
    ['University of Surrey, Roehampton', 'Roehampton University'],
    ['Cheltenham & Gloucester College of Higher Education', 'University of Gloucestershire'],
    ['College of St Mark & St John', 'University of St Mark & St John'],
    ['Surrey Institute of Art & Design', 'University for the Creative Arts'],
    ['RSAMD', 'Royal Conservatoire of Scotland'],
    ['Queen Margaret University College', 'Queen MargaretUniversity'],
    ['North East Wales Institute', 'Wrexham University'],
    ['Cardiff Institute of Higher Education', 'Cardiff Metropolitan University'],
    ['University of Paisley', 'University of the West of Scotland'],
    ["Regent's College London", "Regent's University London Limited"],
    ['New College of the Humanities', 'Northeastern University - London'],
    ["St George's, University of London", "City St George's, University of London"],
  ])('is that university: "%s"', (name, entry) => {
    expect(answer(name)).toBe(entry);
  });

  it.each([
    ["St Martin's College", 'review'], // many are called after the saint
    ['Luton College', 'none'],
    ['Napier', 'review'],
    ['Napier Ltd', 'review'],
    ['North London University Trust Ltd', 'none'],
    ['Thames Valley', 'review'],
    ['Oxford College of Marketing', 'none'],
  ])('is not taken for it where others may be called so: "%s"', (name, result) => {
    expect(answer(name)).toBe(result);
  });
});
