import { BuiltInEngine } from '../built-in-engine.js';
import { aCall, letter } from '../testing/texts.js';
import { saysNotHad } from './not-had.js';

const engine = new BuiltInEngine();
const optimised = async (cvText: string, jobDescription: string) => {
  const { changes } = await engine.optimiseCv({ cvText, jobDescription }, aCall());
  return {
    key: changes.find(({ kind }) => kind === 'added')?.after ?? '',
    done: changes
      .filter(({ kind }) => kind !== 'advice')
      .map(({ after }) => after)
      .join('\n'),
  };
};

const NURSE = (papers: string) =>
  `Maria Santos\nLeeds\n\nExperience\nStaff Nurse, Hill Hospital, Leeds, 2018 - 2024\n- Gave medicines to 28 patients a shift\n- Led the falls audit of the ward\n- Wound care and discharge planning\n\nRegistrations and training\n${papers}`;
const WARD =
  'Staff Nurse\nLeeds\nEssential\n- NMC registration\n- Enhanced DBS check\n- Immediate Life Support\n- Experience of dialysis\n- Wound care\n- Discharge planning';

describe('a paper that was refused or failed', () => {
  it.each([
    '- NMC registration refused in 2024\n- DBS check rejected\n- Immediate Life Support failed',
    '- NMC: application turned down\n- Enhanced DBS: rejected\n- ILS: failed twice',
    '- Removed from the NMC register\n- DBS to be obtained\n- Immediate Life Support not passed',
    '- NMC registration declined (2023)\n- Enhanced DBS check pending\n- Immediate Life Support course failed in May',
  ])('is neither a qualification nor a skill: %s', async (papers) => {
    const text = await letter(NURSE(papers), WARD);
    expect(text).toContain('I gave medicines to 28 patients a shift');
    expect(text).not.toMatch(/NMC|DBS|life support|\bILS\b|refused|rejected/i);
    const { key, done } = await optimised(NURSE(papers), WARD);
    expect(key).not.toMatch(/NMC|DBS|life support/i);
    expect(done).not.toMatch(/refused|rejected|turned down|failed/i);
  });

  it('takes nothing from the ones beside it', async () => {
    const text = await letter(
      NURSE('- NMC registration 12A3456B\n- DBS check rejected'),
      'Staff Nurse\nEssential\n- NMC registration\n- Enhanced DBS check',
    );
    expect(text).toContain('My qualifications for this post: NMC registration 12A3456B.');
  });

  it.each([
    ['Care Certificate removed by the college', true],
    ['SIA licence revoked in 2022', true],
    ['Failed the CPC theory test', true],
    ['Driver CPC to be obtained', true],
    ['AZ-104 failed Oct 2023', true],
    ['ITIL Foundation – exam not yet taken', true],
    ['Office 365 for 300 users', false],
    ['Processed DBS checks that were rejected by the umbrella body', false],
    ['Reduced failed deliveries by 20%', false],
    ['Registered pharmacist since 2019', false],
    ['Level 2 food hygiene certificate, 2023', false],
    ['Refused entry to guests without an ID card', false],
    ['Asbestos removed from schools under licence', false],
    ['Lessons graded outstanding by Ofsted, PGCE mentor', false],
  ])('is told by its line: %s', (line, isSo) => {
    expect(saysNotHad(line)).toBe(isSo);
  });
});

describe('what somebody lacks or wishes for', () => {
  const ADMIN = (lines: string) =>
    `Tom Reed\nBristol\n\nExperience\nSystems Administrator, Brightwell Ltd, Bristol, 2019 - Present\n- Looked after 120 Windows servers and VMware hosts\n- Wrote PowerShell scripts for user accounts\n\nSkills\nPowerShell, Windows Server, Active Directory\n${lines}`;
  const CLOUD =
    'Cloud Engineer\nRequirements\n- Azure and AWS\n- Kubernetes, Docker, Terraform\n- Go or Python\n- PowerShell and Windows Server\n- Active Directory';

  it.each([
    'Not used: Azure, Go',
    'Skills I lack: Kubernetes, Terraform',
    'Want to learn: Docker, AWS',
    'Would like to learn Python and AWS',
    'Areas to improve: Azure, Terraform',
    'Gaps: Docker, Kubernetes',
    'Want to learn\nAzure, Docker',
    'Not used yet\n- Go\n- Terraform',
    'Skills I lack:\n- Kubernetes\n- AWS',
  ])('is no skill: %s', async (line) => {
    const text = await letter(ADMIN(line), CLOUD);
    expect(text).not.toMatch(/Azure|\bGo\b|Kubernetes|Terraform|Docker|AWS|Python/);
    const { key, done } = await optimised(ADMIN(line), CLOUD);
    expect(key + done).not.toMatch(/Azure|\bGo\b|Kubernetes|Terraform|Docker|AWS|Python/);
  });

  it('is not put in another order', async () => {
    const { done } = await optimised(
      NURSE('- NMC registration\nSkills\nNo experience of: ventilators, dialysis'),
      WARD,
    );
    expect(done).not.toMatch(/dialysis/i);
  });
});

it.each(['6 points', '3 penalty points', '9 years'])('how much of something is no skill: %s', async (measure) => {
  const { key } = await optimised(
    `Gary Whitton\n\nExperience\nHGV Driver, Midland Pallets, 2017 - Present\n- Multi-drop deliveries across Yorkshire with tail lift\n- Digital tachograph records and load security\n\nSkills\nHGV licence, ${measure}, tail lift`,
    `HGV Driver\nRequirements\n- at most ${measure}\n- Multi-drop deliveries\n- Tail lift\n- Digital tachograph\n- load security`,
  );
  expect(key).not.toContain(measure);
});
