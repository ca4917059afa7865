import { standingAt } from './standing.js';

const standing = (line: string, name: string): string => standingAt(line, line.indexOf(name));

describe('what a line of a CV claims', () => {
  it.each([
    ['I have not yet done the non-medical prescribing course.', 'prescribing'],
    ['Full UK driving licence: no, provisional only', 'driving licence'],
    ['No commercial experience with Kubernetes or AWS; I have read about Kafka.', 'AWS'],
    ['No TIG, MIG or stick welding', 'stick'],
    ['Not familiar with SAP. Beginner in Power BI.', 'SAP'],
    ['I have never used a forklift', 'forklift'],
    ['No experience of venepuncture.', 'venepuncture'],
    ['Gas Safe registration: none', 'Gas Safe'],
    ['HGV licence - not yet', 'HGV'],
    ['I haven’t worked with hoists', 'hoists'],
    ['I failed the OSCE in June 2026 and will resit in December.', 'OSCE'],
    ['I have yet to sit the 18th Edition exam', '18th Edition'],
    ['My reach truck licence (RTITB) is valid. No counterbalance.', 'counterbalance'],
  ])('denies it: %s (%s)', (line, name) => expect([name, standing(line, name)]).toEqual([name, 'denied']));

  it.each([
    ['No commercial experience with Kubernetes or AWS; I have read about Kafka.', 'Kafka'],
    ['Level 2 Food Safety (Level 3 booked for January 2027)', 'Level 3'],
    ['Not familiar with SAP. Beginner in Power BI.', 'Power BI'],
    ['Basic: Go, React', 'React'],
    ['Good Excel, basic Word', 'Word'],
    ['NVQ Level 3 in Plumbing - in progress, expected 2027', 'NVQ'],
    ['CIMA (part-qualified, 11 of 13 papers)', 'CIMA'],
    ['My reach truck licence (RTITB) expired in March 2025. No counterbalance.', 'reach truck'],
    ['Currently learning Rust, Elixir and Haskell', 'Haskell'],
    ['I would like to train as a phlebotomist', 'phlebotomist'],
    ['Medication round shadowing (not signed off yet).', 'Medication'],
    ['BSc Mathematics, Cluj (started 2020, not finished)', 'Cluj'],
    ['Gas Safe registration booked for May 2027', 'Gas Safe'],
    ['Provisional driving licence', 'driving'],
    ['Willing to learn SAP', 'SAP'],
    ['Introduction to Python', 'Python'],
    ['Level 2 Award in Food Safety, lapsed', 'Food Safety'],
    ['CSCS card: applied for', 'CSCS'],
    ['Learning Python at home', 'Python'],
    ['Gas Safe assessment booked in for June', 'Gas Safe'],
  ])('does not yet hold it: %s (%s)', (line, name) => expect([name, standing(line, name)]).toEqual([name, 'begun']));

  it.each([
    ['Level 2 Food Safety (Level 3 booked for January 2027)', 'Food Safety'],
    ['Kept the column booked on Phorest', 'Phorest'],
    ['Learning journals and two-year checks on Famly', 'Famly'],
    ['Learning disabled adults in supported living', 'supported living'],
    ['BS EN ISO 9606-1 135 P FW, 111 BW (111 expired 2022)', '135 P FW'],
    ['No TIG, full driving licence', 'driving licence'],
    ['Not only React but also Vue', 'React'],
    ['Never missed a delivery in five years of van driving', 'van driving'],
    ['No accidents in 8 years of forklift driving', 'forklift'],
    ['Good Excel, basic Word', 'Excel'],
    ['Full driving licence, no points', 'driving'],
    ['Work without supervision on the pass', 'the pass'],
    ['I do not speak German, but I speak French', 'French'],
    ['Planned and delivered training for 12 nurses', 'training'],
    ['Booked travel and kept diaries for three directors', 'diaries'],
    ['Led due diligence on three acquisitions', 'due diligence'],
    ['Basic life support, 2024', 'life support'],
    ['Supported pupils with learning disabilities', 'disabilities'],
    ['Machine learning in Python', 'Python'],
    ['Started a robotics club', 'robotics'],
    ['Reduced food waste; no complaints in two years of inspections', 'inspections'],
  ])('says so: %s (%s)', (line, name) => expect([name, standing(line, name)]).toEqual([name, 'held']));
});
