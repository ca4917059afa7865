import { skillsNamedIn } from '../reading/skill-finder.js';
import { analysed, named } from '../testing/texts.js';

const skillsIn = (text: string): string[] => skillsNamedIn(text).map(({ skill }) => skill.name);

describe('the language Go', () => {
  it.each([
    'Strong Go and Kafka',
    '- strong Go',
    'Solid Go skills',
    'Go (Golang)',
    '- Go (Golang) in production',
    '- Go and gRPC',
    'Experience in Go',
    'Python or Go',
    'Deep knowledge of Go',
    'Our stack is Go, PostgreSQL, Kubernetes',
    'Senior Backend Engineer (Go)',
    'Backend Engineer (Go, Kafka)',
    'Senior Go Developer',
    'Rewrote the refund service from Python to Go',
    'Switched two services from Node.js to Go',
    'Converting PHP endpoints into Go',
    'Java to Go migration of 14 services',
    'Wrote Go services on AWS',
    'Maintained a Go codebase of 200k lines',
    'Idiomatic Go, tested',
  ])('is named by “%s”', (text) => expect(skillsIn(text)).toContain('Go'));

  it.each([
    'Go live with the new website in March',
    'Go-live support for 40 sites',
    '- Go the extra mile for guests',
    'Duties: Go through post and sort it',
    'Go to the depot and collect parts',
    'Go out with customers on test drives',
    'The Go-to person for Excel',
    'Strong Go-getter with drive',
    'Always ready to go',
    'Sold coffee on the go',
    'Designed quests for Pokémon Go',
    'Interests: Pokémon Go',
    'Bus driver, Go Ahead Group, 2019 - 2022',
    'Drove for Arriva and Go South Coast',
    'Moved from Tesco to Go Outdoors',
    'Used Go Daddy to buy domains',
    'Strong Go Ahead attitude',
    'Food To Go team member',
    'Prepared Grab and Go counters',
    'Stop/Go boards',
    'Go/No-Go reviews before launch',
    'We play Go and chess',
  ])('is not named by “%s”', (text) => expect(skillsIn(text)).not.toContain('Go'));

  it('is met by whoever rewrote something in it', async () => {
    const cv =
      'Ana Reed\nLeeds\n\nExperience\nBackend Engineer, Acme Ltd, Leeds, 2019 - present\n- Rewrote the refund service from Python to Go\n';
    for (const ask of ['Strong Go', 'Solid Go skills', 'You must have strong Go and Kafka'])
      expect(named(await analysed(cv, `Backend Engineer\nRequirements\n- ${ask}\n- PostgreSQL`), 'Go')).toMatchObject({
        importance: 'required',
        state: 'met',
      });
  });
});

describe('a language with the name of a letter', () => {
  it.each([
    ['Strong C and Python', 'C'],
    ['Senior R programmer', 'R'],
    ['Rewrote the filter from Python to C', 'C'],
  ])('is named by “%s”', (text, skill) => expect(skillsIn(text)).toContain(skill));

  it.each(['A good C in maths', 'Experience of C-sections', 'Site C engineers', 'Team leader (C)', 'Ward C services'])(
    'is not named by “%s”',
    (text) => expect(skillsIn(text)).not.toContain('C'),
  );
});
