import { readCv } from './cv-reader.js';
import { placed, workDoneIn } from './work-done.js';

const cv = (moy: string, grant: string) =>
  readCv(
    `ORLA KEENAN
Belfast

CAREER SUMMARY
| Dates | Employer | Role |
| 04/2021 – now | Moy Park | Assistant Management Accountant |
| 09/2018 – 03/2021 | Grant Thornton NI | Audit Associate |
| 2016 – 2018 | Spar, Lisburn Road | Sales assistant (student job) |

${moy}
Prepare monthly management accounts for two sites
Automated the yield report with Power Query

${grant}
Carried out statutory audits of three charities
`,
    new Date(2026, 10, 30),
  );

describe('parts below a table of posts, each headed by employer and post', () => {
  it.each([
    ['MOY PARK – Assistant Management Accountant', 'GRANT THORNTON – Audit Associate'],
    ['Moy Park: Assistant Management Accountant', 'Grant Thornton NI: Audit Associate'],
    ['Assistant Management Accountant – Moy Park', 'Audit Associate – Grant Thornton'],
  ])('have their duties at that post, and not at the last of the table: %s', (moy, grant) => {
    const facts = cv(moy, grant);
    expect(workDoneIn(facts).map(({ where }) => placed(where ?? '', false))).toEqual([
      'At Moy Park',
      'At Moy Park',
      'At Grant Thornton NI',
    ]);
    expect(facts.posts.map(({ spans }) => spans.length)).toEqual([1, 1, 1]);
  });
});
