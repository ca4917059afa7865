import { letter } from '../testing/texts.js';
import { readCv } from './cv-reader.js';

const posts = (work: string) =>
  readCv(`Ana Reed\nLeeds\n\nWork experience\n${work}`, new Date(2026, 5, 15)).posts.map(({ title }) => title);

describe('a role by a short form is a post', () => {
  it.each([
    'GIS Analyst',
    'Senior GIS Analyst',
    'UX Researcher',
    'BIM Coordinator',
    'CRM Manager',
    'AV Technician',
    'ERP Consultant',
    'R&D Scientist',
    'EHS Adviser',
    'PPC Account Manager',
  ])('“%s” alone on its line', (title) => {
    expect(posts(`${title}\n2019 - present\n- Did the work of it\n`)).toEqual([title]);
    expect(posts(`${title}\n- Did the work of it\n`)).toEqual([title]);
  });

  it.each(['SQL Server', 'DNS Server', 'AWS CodeBuild', 'MS Planner', 'GPS Tracker', 'CNC Router'])(
    'and a tool is none: “%s”',
    (tool) => {
      expect(posts(`${tool}\n- Kept it running\n`)).toEqual([]);
    },
  );

  it('which a letter takes for what somebody is, and for no employer', async () => {
    const cv = 'Ana Reed\nLeeds\n\nWork experience\nGIS Analyst\n2019 - present\n- Mapped flood zones in QGIS\n';
    const text = await letter(cv, 'GIS Analyst\nLeeds\nRequirements\n- QGIS');
    expect(text).toContain('I work as a GIS Analyst');
    expect(text).not.toMatch(/at GIS Analyst/i);
  });
});
