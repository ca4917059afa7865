import { readCv } from './cv-reader.js';

const today = new Date(2026, 10, 22);

describe('whose CV it is', () => {
  it.each([
    ['My name is Grace Adeyemi and I am a care assistant.', 'Grace Adeyemi'],
    ["Hi, my name's Priya Nair. I'm a nurse.", 'Priya Nair'],
    ['My name is Ion Popescu.', 'Ion Popescu'],
    ['Hi my name is Joy and I come from Ghana.', 'Joy'],
    ['my name is amina from kano', 'Amina'],
    ['Engr. Chukwuemeka Obi, MNSE, COREN', 'Chukwuemeka Obi'],
    ['my name is dean roberts i am an electrician in swansea', 'Dean Roberts'],
  ])('may be told in a sentence: %s', (line, name) => {
    expect(readCv(`${line}\nI have worked in Leeds since 2019.`, today).name).toBe(name);
  });
});
