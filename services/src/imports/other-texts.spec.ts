import { aLine } from '../jobs/testing/some-jobs.js';
import { NotSponsored } from './bad-line.js';
import { readLine } from './job-line.js';
import type { Line } from './line-fields.js';

const source = { key: 'test', name: 'test', isSample: false };
const registered = { visa_type: '', sponsorship: undefined, description: 'A kind team.' };
const read = (fields: Line) => readLine(aLine({ ...registered, ...fields }), source);
const record = { case_number: 'I-200-25059-734998', wage_from: '100000', wage_unit: 'Year' };
const recorded = (extra: Line, fields: Line = {}) =>
  readLine(
    aLine({ location: 'Austin, TX, United States', sponsorship: 'offered', extra: { ...record, ...extra }, ...fields }),
    source,
  );

describe('what the other texts of a line say of sponsorship', () => {
  it.each<[string, Line]>([
    ['the title', { title: 'Analyst (no sponsorship available)' }],
    ['the title', { title: 'Analyst e04 - sponsorship not provided' }],
    ['the title', { title: 'Nurse (visa sponsorship - not available)' }],
    ['a skill', { skills: ['Excel', 'No visa sponsorship'] }],
    ['the salary', { salary: '£42,000, no sponsorship available' }],
    ['the salary in a further fact', { extra: { salary: '£42,000. We do not sponsor visas.' } }],
    ['the visa', { visa_type: 'No sponsorship' }],
    ['the place', { location: 'London, United Kingdom (sponsorship not available)' }],
    ['the kind of work', { job_type: 'Full-time, no visa sponsorship' }],
    ['the word of the file', { sponsorship: 'not offered' }],
    ['a further fact', { extra: { visaSponsorship: 'No' } }],
    ['a further fact', { extra: { sponsorship_available: false } }],
    ['a further fact', { extra: { notes: ['Start in May', 'Sponsorship is not available for this role.'] } }],
  ])('%s refuses it as its description would: %j', (_, fields) => {
    expect(() => read(fields)).toThrow(NotSponsored);
    expect(() => read({ ...fields, description: 'We sponsor Skilled Worker visas.' })).toThrow(
      /refuses sponsorship: "/,
    );
  });

  it.each([
    'Visa Officer',
    'Visa Officer (no travel)',
    'Sponsorship Manager',
    'Sponsorship Manager (no weekend work)',
    'Sponsorship Executive - not remote',
    'Visa Sponsorship Manager',
    'Sponsor Licence Compliance Manager',
    'Right to Work Compliance Officer',
    'Tier 2 Mental Health Support Worker, no nights',
    'Visa Processing Clerk (not London)',
    'Corporate Sponsorship Lead - Non-profit',
    'H-1B Visa Specialist',
    'Immigration Paralegal (H-1B)',
    'Skilled Worker',
  ])('a title that names work says nothing of it: %s', (title) => {
    expect(read({ title }).sponsorship).toEqual([]);
    expect(read({ skills: [title] }).sponsorship).toEqual([]);
  });

  it.each([
    ['Chef - visa sponsorship available', 'visa sponsorship available', false],
    ['Care Assistant (CoS available)', 'CoS available', false],
    ['Chef with visa sponsorship', 'Chef with visa sponsorship', false],
    ['Baker (sponsorship may be considered)', 'sponsorship may be considered', true],
  ])('an offer in the title is the advert’s own sentence: %s', (title, quote, conditional) => {
    expect(read({ title }).sponsorship).toEqual([
      expect.objectContaining({ kind: 'advert', quote, ...(conditional && { conditional }) }),
    ]);
  });

  it.each([
    'Head of Sponsorship, Non-Executive',
    'Head of Sponsorship',
    'Non-Executive Director - Sponsorship',
    'Executive, Sponsorship - not remote',
    'Sponsorship Lead, Non-Profit',
    'Sponsorship Coordinator, Non-Food',
    'Sponsorship & Events Manager (no experience needed)',
    'Visa Sponsorship Officer (Non-UK)',
    'Director of Sponsorship (Not-for-profit)',
  ])('the name of a work with sponsors neither refuses nor offers: %s', (title) => {
    expect(read({ title }).sponsorship).toEqual([]);
  });

  it.each([
    'Head of Sponsorship (no visa sponsorship)',
    'Manager - no sponsorship',
    'Director, Sponsorship: No',
    'Operations Manager - sponsorship not available',
    'Manager - Sponsorship - none',
    'Nurse (Non-Sponsorship)',
    'Driver, non sponsorship role',
    'Nurse, non-sponsored',
  ])('a refusal beside the name of a work refuses: %s', (title) => {
    expect(() => read({ title })).toThrow(NotSponsored);
  });

  it('a condition in the description stands beside an offer in the title, and a wording of one country is of its jobs', () => {
    const title = 'Chef - visa sponsorship available';
    const description = 'Sponsorship is only offered to people already in the UK.';
    expect(read({ title, description }).sponsorship).toEqual([expect.objectContaining({ conditional: true })]);
    expect(read({ title: 'Chef (H-1B sponsorship available)' }).sponsorship).toEqual([]);
  });

  it('what two sentences say together is a condition where neither is one, and refuses whom the title seeks', () => {
    const description = "We sponsor doctors. For healthcare assistants we don't.";
    expect(read({ title: 'Ward helper', description }).sponsorship).toEqual([
      expect.objectContaining({ quote: description, conditional: true }),
    ]);
    expect(() => read({ title: 'Healthcare assistant', description })).toThrow(
      /refuses sponsorship: "We sponsor doctors/,
    );
  });
});

describe('what was decided of a recorded position', () => {
  it.each([
    'LMIA (Temporary Foreign Worker Program)',
    'H-1B',
    'H-1B (Specialty Occupations)',
    'H-2B',
    'E-3 Australian',
    'H-1B1 Chile',
    'H-1B1 Singapore',
  ])('is no refusal by the class of its visa: %s', (visa_class) => {
    expect(recorded({ visa_class }).sponsorship).toEqual([expect.objectContaining({ kind: 'record' })]);
  });

  const words =
    'Revoked Rescinded Negative refused Pending Cancelled Denied Withdrawn Certified-Withdrawn Invalidated Rejected Expired Certified-Expired-Withdrawn Frobnicated';

  it.each(words.split(' '))('is no sponsorship where it is %s', (state) => {
    for (const heading of ['case_status', 'CASE_STATUS', 'Case Status', 'caseStatus', 'status', 'Decision'])
      expect(() => recorded({ [heading]: state })).toThrow(`The record was ${state.toLowerCase()}, which is no`);
  });

  it.each([
    'certified',
    'Certified',
    'APPROVED',
    'Positive',
    'Determination Issued - Partial Certification',
    'Certified-Expired',
    'CERTIFIED - EXPIRED',
    '',
    'N/A',
    null,
  ])('is one where it is %j', (state) => {
    for (const heading of ['case_status', 'CASE_STATUS', 'status', 'decision'])
      expect(recorded({ [heading]: state }).sponsorship).toEqual([expect.objectContaining({ kind: 'record' })]);
  });

  it('is another matter than the state of an advert', () => {
    expect(read({ extra: { status: 'Active', result: '12 openings' } }).sponsorship).toEqual([]);
    expect(() => read({ extra: { case_status: 'Pending' } })).toThrow(NotSponsored);
    expect(() => read({ case_status: 'Denied' })).toThrow(NotSponsored);
  });
});
