import { analysed, interview, withExamples } from '../testing/texts.js';
import { aPaper } from './asked-words.js';

const questions = async (cvText: string, jobDescription: string): Promise<string> =>
  (await interview(cvText, jobDescription)).map((each) => JSON.stringify(each)).join('\n');
const tips = async (cvText: string, jobDescription: string): Promise<string> =>
  (await analysed(cvText, jobDescription)).content.split('Improvement tips')[1]?.split('\n\n')[0] ?? '';

const DRIVER =
  'Gary White\nHGV class 1 driver (C+E)\nDoncaster DN4\n\nCPC in date until Sept 2089, digi tacho card\nClean licence, no points\n\nStobart 2012-2018 trunking nights\nCulina 2018-2023 multi drop chilled deliveries';
const HGV =
  'HGV Driver\nRequirements\n- Driver CPC\n- PDP (Petroleum Driver Passport) an advantage\n- Tanker experience preferred';

describe('interview questions', () => {
  it('take no licence for work that was done, and no town for an employer', async () => {
    const text = await questions(DRIVER, HGV);
    expect(text).not.toMatch(/I clean licence|At Doncaster/);
  });

  it('ask of own transport what it is, and for no number or letter of it', async () => {
    const text = await questions(DRIVER, 'Hotel Receptionist\nRequirements\n- Own transport is essential\n- Opera PMS');
    expect(text).toContain('The post requires “own transport”. What do you have');
    expect(text).not.toMatch(/own transport[^"]{0,60}(?:Where do you stand with it|close that gap)/);
  });

  it('name a wish without the words that make it one', async () => {
    const text = await questions(DRIVER, HGV);
    expect(text).toContain('PDP (Petroleum Driver Passport)');
    expect(text.replace(/The advert says: “[^”]*”/g, '')).not.toMatch(/an advantage|experience preferred/);
  });

  it('quote what a CV says of a paper that it does not have', async () => {
    const cv =
      'Jo Tester\n\nExperience\nCare assistant, Elm House, 2019 - 2024\n- Personal care\n\nI can drive but do not have a UK driving licence.';
    const text = await questions(cv, 'Care Assistant\nRequirements\n- Full UK driving licence\n- Personal care');
    expect(text).toContain('do not have a UK driving licence');
    expect(text).not.toMatch(/No line of your CV was found that names a driving licence/);
  });

  it('do not say that what is a part of the work was not found', async () => {
    const cv =
      'Ion Pop\n\nExperience\nPicker packer, Amazon, Coventry, 2022 - 2025\n- Scan gun on nights\nWarehouse operative, Tesco, 2019 - 2022';
    const text = await questions(cv, 'Warehouse Operative\nRequirements\n- Forklift licence\n- Numeracy');
    expect(text).not.toContain('warehouse operations, and we did not find it');
  });

  it('look for no decision in what is done every day, and take no part of a title for work', async () => {
    const cv = `Grace Bell
Work experience
Healthcare Assistant, Glenfield Hospital, Leicester
March 2023 - present
- Took observations and recorded them for 28 patients
- Set up a new chart for fluids on the ward`;
    const text = await questions(cv, 'Senior Care Assistant\nWhat you will need\n- Experience of dementia care');
    const about = (words: string) => text.split('{').find((each) => each.includes(`says: “${words}`)) ?? '';
    expect(about('Took observations')).not.toMatch(/hardest decision|alternative you considered/);
    expect(about('Set up a new chart')).toContain('alternative you considered');
    expect(text).not.toContain('says: “Glenfield Hospital');
    expect(text).toContain('Healthcare Assistant at Glenfield Hospital, Leicester');
  });

  it('ask of a check when it was made, and quote what an advert asks for in its own words', async () => {
    const cv = `Ana Popa
Experience
Sous Chef, The Bell, Harpenden, 2019 - present
- Ran the pass for 90 covers
Certificates
Enhanced DBS on the update service`;
    const advert =
      'HEAD CHEF\nWhat we ask:\n- Proven experience as Head Chef or strong Sous Chef\n- Enhanced DBS check';
    const text = await questions(cv, advert);
    expect(text).toMatch(/requires a DBS check\. When was yours made/);
    expect(text).not.toMatch(/DBS check\. What does it ask of you in daily work|asks for Proven experience/);
  });

  it('take no employer between a post and its dates for work, and lines below them for no post', async () => {
    const cv = `Kwame Boateng
Professional experience
Quantity Surveyor
Regimanuel Gray Ltd, Accra
August 2019 - Present
Prepare bills of quantities for housing projects of up to $12m
Measure work on site and prepare interim valuations
Use CostX and MS Excel

Education
Currently preparing for the RICS APC`;
    const text = await questions(cv, 'Quantity Surveyor\nRequirements\n- MRICS\n- Cost plans\n- Excel');
    expect(text).toContain(
      'Under “Quantity Surveyor, Regimanuel Gray Ltd, Accra” your CV says: “Use CostX and MS Excel”',
    );
    expect(text).not.toMatch(/says: “Regimanuel|At Measure work|Under “Measure/);
    expect(text).not.toContain('how do you keep it valid');
  });

  it('ask where somebody stands with a paper, and not what they taught themselves', async () => {
    const text = await questions(
      'Jo Tester\n\nExperience\nCare Assistant, Oak Home, 2018 - 2024',
      'Carer\n- DBS check',
    );
    expect(text).toContain('DBS check. Is there anything in it that you would tell us');
    expect(text).not.toContain('do the same for DBS check');
  });
});

describe('a question and its strategy', () => {
  const NURSE =
    'Jo Tester\n\nExperience\nStaff Nurse, Hill Hospital, 2018 - 2024\n- Wound care on nights\n\nRegistrations\nNMC registration 12A3456B';

  it('fit each other: nobody tells what would have happened without a registration', async () => {
    const text = await questions(NURSE, 'Staff Nurse\nRequirements\n- NMC registration\n- Wound care');
    expect(text).toContain('NMC registration. What does it ask of you in daily work');
    expect(text).toContain('how you keep it in date');
    expect(text).not.toMatch(/without NMC registration|have a sketch in mind/i);
  });

  it('do not ask how somebody would go about having a degree', async () => {
    const text = await questions(
      NURSE,
      'Site Engineer\nAbout the role\nYou will set out the works on site each day and check levels.\nYou will have a degree or HND in Civil Engineering.',
    );
    expect(text).not.toContain('The advert says: “You will have a degree');
  });

  it.each([
    ['Landlord gas safety certificates (CP12)', 'Landlord gas safety certificates (CP12)'],
    ['ADR certificate', 'an ADR certificate'],
  ])('ask for one paper as one and for several as several: %s', (name, said) => {
    expect(aPaper(name)).toBe(said);
  });

  it('quote the advert’s own words instead of bending them into a sentence', async () => {
    const text = await questions(
      NURSE,
      'Deputy Manager\nRequirements\n- manage staff of the home\n- driving licence/CSCS card',
    );
    expect(text).not.toMatch(/(?:need|requires|asks for) (?:manage|driving licence\/)/);
  });

  it('ask about posts of which a CV says nothing more, and tell no post as work that was done', async () => {
    const driver =
      'Marek Nowak\nLeeds\n\nExperience\nDelivery driver, DPD, 2019 - now\nTaxi driver, Bradford, 2015 - 2019';
    const text = await questions(driver, 'Van Driver\nMulti-drop work in Leeds.');
    expect(text).toMatch(/Delivery driver, DPD.{0,20} and says no more of it/);
    expect(text).not.toMatch(/I delivery driver/i);
  });

  it('never let somebody ask for a sponsor where the advert has none', async () => {
    const refuses =
      'Frontend Developer\nWe are a licensed sponsor but cannot sponsor this role.\nRequirements\n- React';
    const offers = 'Frontend Developer\nWe sponsor Skilled Worker visas for this role.\nRequirements\n- React';
    expect(await questions(NURSE, refuses)).not.toMatch(
      /need a Certificate of Sponsorship|employer that sponsors wants/,
    );
    expect(await questions(NURSE, offers)).toContain('need a Certificate of Sponsorship');
  });
});

describe('tips', () => {
  it('do not call a test of English or a school certificate a keyword', async () => {
    const cv =
      'Jo Tester\nYork\n\nExperience\nStaff Nurse, Hill Hospital, 2018 - 2024\n- Wound care on nights\n\nEducation\nOET passed Aug 2025 - Listening B, Reading B, Writing C+, Speaking B\nGCSE equivalent (WAEC) English C, Maths C';
    expect(await tips(cv, 'Staff Nurse\nRequirements\n- NMC registration\n- Wound care')).not.toMatch(
      /names (?:OET|GCSE)|C, and no other line/,
    );
  });

  it('do not call help with washing and eating a weak word for care', async () => {
    const cv =
      'Jo Tester\nYork\n\nExperience\nCarer, Oak Home, 2018 - 2024\n- helped residents with washing and eating\n- helped to build the new office';
    const said = await tips(cv, 'Carer\nRequirements\n- Personal care\n- Medication');
    expect(said).not.toContain('“helped residents with washing and eating” begins with');
    expect(said).toContain('“helped to build the new office” begins with');
  });

  it('do not miss dates that stand beside employers', async () => {
    expect(await tips(DRIVER, HGV)).not.toContain('No dates were read');
  });
});

describe('a question that names a skill', () => {
  const asked = (cvText: string, jobDescription: string) => withExamples(cvText, jobDescription, 4);

  it('names it as the advert and the line of the CV do, and not as a list files it', async () => {
    const text = await asked(
      `Laura Bianchi\n\nExperience\nScientist, Roslin Institute, Edinburgh, 2020 to present\n- Single-cell RNA-seq of macrophages with library preparation\n- Supervise two PhD students`,
      'Senior Scientist\nRequirements\n- Experience of single-cell RNA-seq\n- Mentoring of junior scientists',
    );
    expect(text).not.toMatch(/asks for cell culture|clinical supervision/i);
  });

  it('asks no driver of coaches how much of the work was coaching', async () => {
    const text = await asked(
      'Tom Hughes\n\nExperience\nBus driver, Cardiff Bus, Cardiff, 2016 to present\n- Checked the vehicle before each duty\n- Drove for three years on Sundays',
      'Coach Driver - Bristol\nYou must have\n- Full PCV licence\n- Good customer service',
    );
    expect(text).not.toMatch(/\bcoaching\b/i);
    expect(text).not.toMatch(/for three years.*\n?.*the figure in your line/);
  });
});

describe('questions about a paper and about work', () => {
  it('ask of a test of a language what it showed, and not what may be done by it', async () => {
    const said = await questions(
      'Ama Mensah\nExperience\nStaff Nurse, Ridge Hospital, Accra, May 2020 - present\n- Wound care on a ward of 30\nCertificates\nIELTS Academic 7.5 (2025)',
      'Staff Nurse\nRequirements\n- IELTS 7.0 or OET grade B\n- Wound care',
    );
    expect(said).toMatch(/IELTS or OET\. Which result do you have/);
    expect(said).not.toMatch(/IELTS or OET\. What does it ask of you in daily work/);
  });

  it('do not ask about what somebody does not do, and show no mark of a list', async () => {
    const said = await questions(
      'Blessing Okoro\nLagos\nI worked as a Health Care Assistant in Hill Hospital from January 2023 to September 2026. I helped patients with washing and dressing. I do not drive.',
      'Care Assistant\nRequirements:\n• Personal care\n• Safeguarding of residents\n• Full driving licence',
    );
    expect(said).not.toMatch(/“I do not drive”\. /);
    expect(said).not.toMatch(/“[•-] /);
  });
});

describe('questions about a manager of a product', () => {
  const MANAGER = `Daniel Reyes
Experience
Product Manager | Kiteline Payments | Dublin | Feb 2022 – Present
• Own the merchant onboarding roadmap; raised activation from 41% to 58%
• Write user stories in Jira with 8 engineers
Business Analyst | Banco Sol | Madrid | Sep 2018 – Jan 2022
• Gathered requirements for a mobile banking app, BPMN process models
• Stakeholder workshops with compliance`;
  const POST =
    'Senior Product Manager, Payments\nYou will\n- own the roadmap for our card payments product\n- work with engineers in an agile squad\nYou have\n- 4+ years of product management\n- experience with Jira and SQL';

  it('say of no post that the CV says no more of it when lines stand below it', async () => {
    expect(await questions(MANAGER, POST)).not.toContain('says no more of it');
  });

  it('take nothing that is to be done for a licence, and ask nobody to write code who does not', async () => {
    const said = await questions(MANAGER, POST);
    expect(said).not.toMatch(/requires “?own the roadmap/);
    expect(said).not.toMatch(/piece of code|A service you look after/);
  });
});
