import { tradeOf } from './trade-of-title.js';

const named = (title: string) => tradeOf(title)?.named ?? [];
const kindOf = (title: string) => tradeOf(title)?.kind ?? [];

describe('the trade in a title', () => {
  it.each([
    ['Lead Carpenter', 'carpenter'],
    ['Trainee Plumber', 'plumber'],
    ['Welder Team Leader', 'welder'],
    ['Cook in Charge', 'cook'],
    ['Roofer Foreman', 'roofer'],
    ['Electrician Apprentice', 'electrician'],
    ['Deputy Head Chef', 'chef'],
    ['Butcher Shop Manager', 'butcher'],
    ['Dental Nurse Team Leader', 'dental nurse'],
    ['Principal Software Engineer II', 'software engineer'],
  ])('has no grade and no standing: %s', (title, trade) => {
    expect(named(title)).toContain(trade);
  });

  it.each([
    ['Band 5 Physiotherapist', 'physiotherapist'],
    ['Physiotherapist - Band 6/7', 'physiotherapist'],
    ['HGV Class 1 Driver', 'hgv driver'],
    ['LGV Cat C+E Driver', 'lgv driver'],
    ['Electrician 18th Edition', 'electrician'],
    ['Welder 6G', 'welder'],
    ['Plumber NVQ Level 2', 'plumber'],
    ['Gas Safe Registered Plumber', 'plumber'],
    ['Bricklayer CSCS', 'bricklayer'],
    ['Teaching Assistant Level 3', 'teaching assistant'],
    ['Social Worker Grade 9', 'social worker'],
  ])('has no level and no licence: %s', (title, trade) => {
    expect(named(title)).toEqual([trade]);
  });

  it.each([
    ['Baker (Nights)', 'baker'],
    ['Care Assistant - Part Time', 'care assistant'],
    ['Dentist (NHS, Part Time)', 'dentist'],
    ['Maths Teacher, 12-month FTC', 'teacher'],
    ['Receptionist – Weekends', 'receptionist'],
    ['Primary: Speech and Language Therapist', 'speech and language therapist'],
    ['ICU - Registered Nurse', 'nurse'],
    ['Head of Science (Teacher)', 'teacher'],
    ['Teacher of Physics', 'teacher'],
  ])('has no shift, contract or setting: %s', (title, trade) => {
    expect(named(title).join(' ')).toContain(trade);
  });

  it.each([
    ['Sales Manager', 'sales manager'],
    ['Restaurant Manager', 'restaurant manager'],
    ['Project Manager', 'project manager'],
    ['Teaching Assistant', 'teaching assistant'],
    ['Dental Nurse', 'dental nurse'],
    ['Nursery Nurse', 'nursery nurse'],
    ['Warehouse Operative', 'warehouse operative'],
    ['Site Reliability Engineer', 'site reliability engineer'],
    ['Dentist Receptionist', 'receptionist'],
    ['Charge Nurse', 'charge nurse'],
  ])('is whole where its last word says nothing by itself, or other work: %s', (title, trade) => {
    expect(named(title)).toContain(trade);
    for (const part of ['sales', 'restaurant', 'assistant', 'engineer', 'operative', 'dentist'])
      expect(named(title)).not.toContain(part);
  });

  it('is of a kind where the lists say so', () => {
    expect(kindOf('Sous Chef')).toEqual(['chef']);
    expect(kindOf('Charge Nurse')).toEqual(['nurse']);
    expect(kindOf('Dental Nurse')).toEqual([]);
    expect(kindOf('Nursery Nurse')).toEqual([]);
    expect(kindOf('Veterinary Surgeon')).toEqual([]);
    expect(kindOf('Organ Builder')).toEqual([]);
    expect(kindOf('Driving Instructor')).toEqual([]);
  });

  it.each([
    ['Fabricator / Welder', ['fabricator', 'welder']],
    ['Painter and Decorator', ['painter', 'decorator']],
    ['Occupational Therapist Clinical Specialist', ['occupational therapist']],
  ])('are several where somebody is both: %s', (title, trades) => {
    expect(named(title)).toEqual(expect.arrayContaining(trades));
  });

  it.each([
    ['Early childhood educators and assistants', 'early childhood educators', 'assistants'],
    ['Statistical officers and related research support occupations', 'statistical officers', 'support'],
    ['Other dental technicians', 'dental technicians', 'other dental technicians'],
    ['Dental hygienists and dental therapists', 'dental hygienists', 'therapists'],
  ])(
    'is what a class of occupations is called by, and no word alone of what it counts in: %s',
    (title, trade, word) => {
      expect(named(title)).toContain(trade);
      for (const text of [word, `and ${word}`, `related ${word}`]) expect(named(title)).not.toContain(text);
    },
  );

  it.each(['', '12', 'Team Leader', 'Lead', '(Nights)', 'Zzyzx', 'a'.repeat(400_000), '- '.repeat(200_000)])(
    'is none where none is said: %.20s',
    (title) => {
      expect(tradeOf(title)?.isListed ?? false).toBe(false);
    },
  );
});
