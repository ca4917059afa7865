import { advertHead } from './advert-head.js';

describe('the title of an advert', () => {
  it.each([
    ['Cook needed', 'Cook'],
    ['Chef wanted for new pub', 'Chef'],
    ['Cleaner, part time, Leeds', 'Cleaner'],
    ['Marketing Executive, B2B SaaS, Reading (hybrid)', 'Marketing Executive, B2B SaaS'],
    ['We are looking for an experienced bookkeeper. Must know Xero. Call 0161 496 0000.', 'Bookkeeper'],
    ['Looking for a React developer to build web shops in TypeScript with us in Leeds', 'React developer'],
    ['Senior React developer needed in Leeds to build shops', 'Senior React developer'],
    ['Warehouse operative to pick and pack orders on nights', 'Warehouse operative'],
    ['Urgent: care assistants required, Bradford BD4', 'Care assistants'],
    ['Class 1 Tanker Driver (ADR) - Hull', 'Class 1 Tanker Driver (ADR)'],
    ['Assistant to the Finance Director', 'Assistant to the Finance Director'],
    ['Registered Nurse (Band 5) – Acute Medical Unit', 'Registered Nurse (Band 5)'],
    ['Senior Engineer, Payments', 'Senior Engineer, Payments'],
    ['Teacher of Mathematics', 'Teacher of Mathematics'],
    ['Solicitor, Property Law', 'Solicitor, Property Law'],
    ['Registered Nurse, Toronto, ON', 'Registered Nurse'],
    ['Registered Nurse Toronto', 'Registered Nurse'],
    ['Software Engineer, Austin, TX', 'Software Engineer'],
    ['Electrician (Journeyman) Vancouver BC', 'Electrician (Journeyman)'],
    ['Line Cook, Brooklyn NY', 'Line Cook'],
    ['Truck Driver, Moose Jaw, SK', 'Truck Driver'],
    ['Charge Nurse, Surgery, Nights', 'Charge Nurse, Surgery'],
    ['Registered Nurse, OR', 'Registered Nurse, OR'],
  ])('is the role and nothing else: %s', (line, title) => {
    expect(advertHead(`${line}\nRequirements\n- Reading`).title).toBe(title);
  });

  it.each([
    ['Care Home Team Leader', 'Barchester Healthcare, Bristol'],
    ['Support Team Manager', 'Mencap, Leeds'],
    ['Market Trader', 'Leeds City Council'],
    ['Plant Operator', 'Aggregate Industries'],
  ])('may begin as an order does: %s', (line, employer) => {
    expect(advertHead(`${line}\n${employer}\nWhat you need:\n- NVQ 3`).title).toBe(line);
  });

  it.each(['Support the Team Leader', 'Manage the work of a Supervisor', 'Care for our residents'])(
    'and no order is one: %s',
    (line) => expect(advertHead(`Barchester\n${line}\nWhat you need:\n- NVQ 3`).title).not.toBe(line),
  );

  it.each([
    ['Support Practitioner', 'Angus Care, Arbroath', 'Support Practitioner', 'Angus Care'],
    ['Support practitioner', 'Angus Care, Arbroath', 'Support practitioner', 'Angus Care'],
    ['Support Planner', 'Lomond Nursing, Alexandria', 'Support Planner', 'Lomond Nursing'],
    ['Support Practitioner', 'Cairnie Housing', 'Support Practitioner', null],
    ['Support Practitioner (Children)', 'Angus Care, Arbroath', 'Support Practitioner (Children)', 'Angus Care'],
    ['Support Assistant', 'Lomond Homes, Alexandria', 'Support Assistant', 'Lomond Homes'],
    ['Support Navigator', 'Angus Care, Arbroath', 'Support Navigator', 'Angus Care'],
    ['Lead Practitioner', 'Speyside Nursery', 'Lead Practitioner', 'Speyside Nursery'],
    ['Lead Practitioner - Nights', 'Speyside Nursery', 'Lead Practitioner', 'Speyside Nursery'],
    ['Lead Practitioners wanted', 'Speyside Nursery', 'Lead Practitioners', 'Speyside Nursery'],
    ['Lead Clinician', 'Angus Care, Arbroath', 'Lead Clinician', 'Angus Care'],
    ['Repair Technician', 'Lomond Motors, Alexandria', 'Repair Technician', 'Lomond Motors'],
    ['Wash Operative', 'Lomond Motors, Alexandria', 'Wash Operative', 'Lomond Motors'],
    ['Support Worker', 'Angus Care, Arbroath', 'Support Worker', 'Angus Care'],
  ])('may begin like what is to be done, and its employer stands below: %s, %s', (line, below, title, company) => {
    const head = advertHead(`${line}\n${below}\nEssential\nSSSC registration\nExperience of care plans`);
    expect([head.title, head.company]).toEqual([title, company]);
  });

  it.each([
    ['Support people to live well', 'Care Assistant', 'Care Assistant'],
    ['Support our customers', 'Sales Assistant', 'Sales Assistant'],
    ['Support the manager', 'Care Assistant', 'Care Assistant'],
    ['Lead a team of ten', 'Site Manager, Leeds', 'Site Manager'],
    ['Lead stakeholder meetings', 'Project Manager', 'Project Manager'],
    ['Test water', 'Pool Technician', 'Pool Technician'],
    ['Repair computers', 'IT Technician', 'IT Technician'],
    ['Check every order', 'Warehouse Operative', 'Warehouse Operative'],
    ['Operate excavator', 'Plant Operator', 'Plant Operator'],
  ])('is not what is to be done: %s', (line, below, title) => {
    expect(advertHead(`${line}\n${below}\nRequirements\n- Reading`).title).toBe(title);
  });

  it('may be labelled, and is then as long as it says', () => {
    expect(advertHead('Job title: Registered Nurse (Band 5) – Acute Medical Unit\nWard').title).toBe(
      'Registered Nurse (Band 5) – Acute Medical Unit',
    );
  });
});

describe('an employer', () => {
  it.each([
    'You would join a team at Monzo-like fintech scale-ups.\nBackend Engineer',
    'Backend Engineer at Google-style companies in London',
    'Chef at Michelin-grade kitchens',
  ])('is not what something is like: %s', (text) => {
    expect(advertHead(text).company).toBeNull();
  });
});
