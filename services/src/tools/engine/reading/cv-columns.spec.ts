import { readCv } from './cv-reader.js';

const TWO = `Hannah Whitfield
Nottingham | hannah@example.org

Skills                       Experience
Visual merchandising         Deputy Store Manager
Stock control                Superdrug, Nottingham
Cash handling                May 2022 - Present
                             Run the shop when the manager is away, team of 14
Education                    Sales Assistant
A levels, Bilborough         Boots, Beeston
College 2016                 Sept 2016 - April 2022
                             Served customers and dealt with complaints`;

describe('two columns of a CV in one line each', () => {
  it('are read one after the other', () => {
    const { posts, lines } = readCv(TWO, new Date(2026, 10, 22));
    expect(posts.map(({ title }) => title)).toEqual([
      'Deputy Store Manager, Superdrug, Nottingham',
      'Sales Assistant, Boots, Beeston',
    ]);
    expect(lines.find(({ text }) => text === 'Stock control')?.section).toBe('skills');
    expect(lines.find(({ text }) => text.startsWith('Run the shop'))?.section).toBe('experience');
  });

  it('are none where dates stand at the right edge', () => {
    const cv = `Maria Santos

Experience                                   Dates
Staff Nurse, Medical Ward                    2022 - now
Handles eight to ten patients a shift, after operations too
Staff Nurse, East Avenue                     2018 - 2022
Monitored vital signs and called the doctor in good time
Education                                    Dates
BSc Nursing                                  2014 - 2018`;
    const { lines } = readCv(cv, new Date(2026, 10, 22));
    expect(lines.some(({ text }) => /Staff Nurse, Medical Ward.+2022/.test(text))).toBe(true);
  });
});
