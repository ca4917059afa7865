import { analysed } from '../testing/texts.js';
import { standingAt } from './standing.js';

const standing = (line: string, name: string): string => standingAt(line, line.indexOf(name));

describe('what others do, whoever they are', () => {
  it.each([
    ['Colleagues handle the butchery', 'butchery'],
    ['The head chef does the menu costing; I check deliveries', 'menu costing'],
    ['Nurse colleagues run the puppy parties', 'puppy parties'],
    ['My line manager negotiated the final accounts; I kept the records', 'final accounts'],
    ['My colleague Jo set up the Power BI dashboards, which I read', 'Power BI'],
    ['A colleague provides the hydrotherapy; I refer to her', 'hydrotherapy'],
    ['The consultant performs the injections', 'injections'],
    ['Another firm fits the kitchens; I scribe the plinths', 'kitchens'],
    ['Senior staff carry out the risk assessments', 'risk assessments'],
    ['A contractor services the boilers', 'boilers'],
    ['The finance team prepares the forecasts', 'forecasts'],
    ['A colleague in finance prepares the forecasts', 'forecasts'],
    ['Menu costing is carried out by the head chef', 'Menu costing'],
    ['The dashboards were built by the analytics team', 'dashboards'],
  ])('is not the deed of who writes: %s', (line, name) =>
    expect([line, standing(line, name)]).toEqual([line, 'others']),
  );

  it.each([
    ['I prepare the forecasts; the manager signs them', 'forecasts'],
    ['The head chef trusted me with the menu costing', 'menu costing'],
    ['My manager asked me to run the forecasting', 'forecasting'],
    ['The head chef and I cost the menus', 'menus'],
    ['Our team delivered the migration to Azure', 'Azure'],
    ['Colleagues rated my butchery highly', 'butchery'],
    ['Consultants used the dashboards I built in Power BI', 'Power BI'],
    ['A nurse led clinic for diabetes', 'diabetes'],
    ['Staff training and rotas', 'rotas'],
    ['Staff nurse handled triage', 'triage'],
    ['The manager role covered payroll and rotas', 'payroll'],
    ['Consultant led outpatient clinics', 'clinics'],
    ['The customer service team I led handled claims', 'claims'],
    ['Team leader of ten pickers', 'pickers'],
  ])('is told from what somebody did or shared: %s', (line, name) =>
    expect([line, standing(line, name)]).toEqual([line, 'held']),
  );
});

describe('what somebody else has been given', () => {
  it.each([
    ['Took on one apprentice, who passed his Level 2 in 2021', 'Level 2'],
    ['Took on two apprentices, who both gained their Level 2 Plastering', 'Level 2'],
    ['Supervise a colleague who gained her Level 3 in Childcare', 'Level 3'],
    ['Manage a student, whose paediatric first aid certificate is current', 'first aid'],
    ['Supported a student through her paediatric first aid certificate', 'first aid'],
  ])('is theirs: %s', (line, name) => expect([line, standing(line, name)]).toEqual([line, 'others']));

  it.each([
    ['Registered nurse who has run a ward', 'ward'],
    ['I am a teacher who gained her QTS in 2019', 'QTS'],
    ['Worked as a nurse who led the ward', 'ward'],
    ['Chloe-Mae is a level 3 qualified stylist who has run her own column', 'column'],
    ['Led a team of six engineers who built the payment service in Go', 'Go'],
    ['Completed my Level 3 with a tutor', 'Level 3'],
  ])('is told from who writes, and from a team that was led: %s', (line, name) =>
    expect([line, standing(line, name)]).toEqual([line, 'held']),
  );

  it('meets no paper that an advert asks for', async () => {
    const { requirements } = await analysed(
      'Denise Okoro\nHull\nNursery nurse\n\nExperience\nRoom leader, Little Acorns, Hull, 2019 to present\n- Plan activities\n- Supervise a colleague who gained her Level 3 in Childcare in 2022',
      'Nursery Practitioner\nRequirements\n- Level 3 qualification in Childcare\n- Planning activities',
    );
    expect(requirements.find(({ name }) => /Level 3/.test(name))?.state).toBe('missing');
  }, 60_000);
});
