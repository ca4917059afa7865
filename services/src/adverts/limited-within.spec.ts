import { readAdvert } from './read-advert.js';

const answerTo = (text: string, title = '') => readAdvert(text, 'United Kingdom', title).answer;

describe('a promise and what limits it in one sentence', () => {
  it.each([
    'Visa sponsorship is available, only permanent staff qualify.',
    'We offer sponsorship, but the salary has to meet the going rate.',
    'Sponsorship is provided – registered midwives only.',
    'We sponsor visas (subject to the salary rules).',
    'We sponsor engineers, however the post must pay over £41,700.',
    'Applicants must hold a Level 3 diploma to be sponsored.',
    'You need to pass our trial before we can sponsor you.',
    'We sponsor where we cannot fill a post locally.',
  ])('is a condition: %s', (text) => {
    expect(answerTo(text)).toBe('conditional');
  });

  it.each([
    'We offer sponsorship, but not for this vacancy.',
    'We sponsor visas – this role is not eligible though.',
    'You must have the right to work here as we cannot sponsor.',
  ])('is a refusal: %s', (text) => {
    expect(answerTo(text)).toBe('refuses');
  });

  it.each([
    'We offer sponsorship, but you must be able to swim.',
    'Visa sponsorship available – only two miles from the coast.',
    'We sponsor visas, but please do not call.',
    'We offer sponsorship, not only to doctors.',
    'We sponsor plumbers, however long you have been away.',
    'We sponsor visas, it is a quick form.',
  ])('leaves an offer beside something else: %s', (text) => {
    expect(answerTo(text)).toBe('offers');
  });
});

describe('what is denied to those who are not taken on as others are', () => {
  it.each([
    ['We sponsor bricklayers. Apprentices are not sponsored.', 'Bricklayer', 'offers'],
    ['We sponsor visas. Apprentices are not sponsored.', '', 'conditional'],
    ['We sponsor developers. Contractors are not sponsored.', 'Developer', 'offers'],
    ['We sponsor visas. Placement students are not sponsored.', 'Chemist', 'conditional'],
    ['We sponsor joiners. Apprentices are not sponsored.', 'Apprentice Joiner', 'refuses'],
    ['Visa sponsorship is offered to vets. Reception staff are not sponsored.', 'Vet', 'offers'],
    ['Visa sponsorship is offered to vets. Reception staff are not sponsored.', 'Reception Assistant', 'refuses'],
  ])('%s For: %s', (text, title, answer) => {
    expect(answerTo(text, title)).toBe(answer);
  });
});

describe('sponsorship for people at work', () => {
  it.each([
    'We offer sponsorship to fishermen.',
    'We provide sponsorship for skilled tilers.',
    'We offer full sponsorship to overseas dentists.',
    'We give sponsorship to deckhands and herdsmen.',
  ])('is of their visas: %s', (text) => {
    expect(answerTo(text)).toBe('offers');
  });

  it.each([
    'We provide sponsorship for local runners.',
    'We offer sponsorship to young footballers.',
    'We offer sponsorship for nurses studying for a degree.',
    'We offer sponsorship for welders to train in diving.',
    'We offer sponsorship to charity walkers.',
  ])('is none where they are sponsored for something else: %s', (text) => {
    expect(answerTo(text)).toBe('silent');
  });
});
