import { readAdvert } from './read-advert.js';
import { isTurnedAway } from './turned-away.js';

const read = (said: string) => readAdvert(`A fine job in the town.\n\n${said}\nA week of leave.`).answer;

describe('applications that are thrown away', () => {
  it.each([
    'Overseas applications without right to work will be deleted.',
    'Applications from outside the UK are deleted unread.',
    'CVs from abroad will be binned.',
    'Résumés from candidates without work authorization are automatically screened out.',
    'We bin applications from people who need a visa.',
    'Applications from candidates requiring sponsorship will be automatically rejected.',
    'International applications without work rights in Australia will be discarded.',
    'Applicants lacking the right to work in the UK will be filtered out at the first stage.',
    'Candidates who need visa sponsorship are removed from consideration.',
    'Overseas applications will not be read.',
    'We sponsor visas and do not pursue candidates from abroad.',
    'We sponsor visas and never take anyone without papers.',
    'We sponsor visas but do not shortlist international candidates.',
  ])('refuse where they are those of people who need a visa: %s', (said) => expect(read(said)).toBe('refuses'));

  it.each([
    'Applications without a CV will be deleted.',
    'Applications without a cover letter will not be read.',
    'Applications are deleted after six months.',
    'Applications of candidates who need a visa are deleted after six months.',
    'You will delete spam.',
    'Candidates without a work permit can apply by e-mail.',
  ])('refuse nothing where they are others, or deleted in time: %s', (said) => expect(read(said)).not.toBe('refuses'));

  it.each(['the UK', 'the United Kingdom', 'Canada', 'New Zealand', 'Germany', 'the country'])(
    'are known as those of people from outside %s',
    (country) => {
      expect(isTurnedAway(`Applications from outside ${country} will be deleted.`)).toBe(true);
    },
  );
});
