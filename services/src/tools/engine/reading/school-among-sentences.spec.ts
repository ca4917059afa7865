import { readCv } from './cv-reader.js';

const shown = (text: string) => [...readCv(`Ann Lee\nLeeds\n\n${text}\n`, new Date('2026-11-28')).shown.keys()];

describe('an exam or a school in the sentences of a CV', () => {
  it.each([
    [
      'Mentoring',
      'Since 2016 I have been a history teacher at Rowan School. I teach IGCSE, mentor trainee teachers and organise visits.',
    ],
    [
      'Behaviour management',
      'From 2013 to 2018 I was a maths teacher at Elm School. I prepare two sets for GCSE. I lead behaviour management training.',
    ],
    [
      'First aid',
      'I help a small group with GCSE maths at Brook School, where I have worked as a teaching assistant since 2021, and I do first aid on trips.',
    ],
    [
      'Stock control',
      'From 2015 to 2022 I was the cook at Hadley Secondary School. I cooked for 300 pupils, did stock control and trained assistants.',
    ],
    [
      'Safeguarding',
      'Since 2018 I have been a youth worker at Leith Youth Centre. I help young people who sit their GCSEs, do safeguarding referrals and run groups.',
    ],
  ])('is work where somebody works for it: %s', (skill, text) => {
    expect(shown(text)).toContain(skill);
  });

  it.each([
    [
      'Data analysis',
      'I left Carlton High School in 2009 with seven GCSEs including data analysis. Since 2012 I have worked as a cleaner at Big Shed.',
    ],
    [
      'Graphic design',
      'I attended Hove High School, where I took GCSE graphic design. I was a shop assistant at Boots from 2014 to 2020.',
    ],
    [
      'Bookkeeping',
      'I passed my GCSE in bookkeeping at evening school. From 2017 until now I work as kitchen porter at Grand Hotel.',
    ],
    [
      'First aid',
      'WASSCE with biology, first aid and health studies, 2008. From 2010 to 2016 I was a cashier at Accra Mart.',
    ],
    [
      'Food preparation',
      'I have GCSEs in English, maths and food preparation. Since 2018 I have worked as a cleaner at Some Offices.',
    ],
  ])('is school where somebody learned there: %s', (skill, text) => {
    expect(shown(text)).not.toContain(skill);
  });
});
