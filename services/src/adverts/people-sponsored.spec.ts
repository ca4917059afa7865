import { readAdvert } from './read-advert.js';
import { allAre } from './testing/all-are.js';

describe('people whom an employer sponsors', () => {
  it.each([
    'We sponsor HGV drivers.',
    'We are sponsoring LGV mechanics.',
    'We sponsor Class 1 HGV drivers.',
    'We will sponsor training managers.',
    'We sponsor school teachers.',
    'We sponsor university lecturers.',
    'We sponsor event managers.',
    'We sponsor GMC registered doctors.',
    'We sponsor chartered surveyors.',
    'We sponsor a number of nurses each year.',
    'We sponsor a handful of chefs every year.',
    'We sponsor a small group of doctors each year.',
    'We sponsor a range of engineers.',
    'We sponsor doctors who speak English.',
    'We sponsor nurses who live locally.',
    'We are sponsoring Ukrainians and Indians.',
    'We sponsor Pakistanis and Nepalis.',
    'We sponsor Zimbabweans.',
    'We sponsor nurses and the village fete.',
    'We sponsor nurses and a charity run.',
    'We sponsor registrars.',
    'We sponsor veterinary surgeons and architects.',
    'We sponsor RGNs and RMNs.',
    'We sponsor tilers.',
    'The Trust sponsors doctors and nurses.',
    'The University sponsors its academic staff.',
    'The University offers sponsorship for this lectureship.',
    'This fellowship comes with visa sponsorship.',
    'The University is able to sponsor this lectureship.',
    'We sponsor our entire kitchen team.',
    'Here in Leeds we sponsor stonemasons.',
    'The trust sponsors surgeons.',
    'The trust will sponsor doctors.',
    'Our company sponsors baristas.',
    'The school can sponsor analysts.',
    'This care home also sponsors HGV drivers.',
    'Our family business is happy to sponsor waitresses.',
    'Happy to sponsor registrars.',
  ])('are given visas: “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('offers');
  });

  it.each([
    'We sponsor HGV training.',
    'We sponsor HGV licences.',
    'We sponsor drivers through HGV training.',
    'We sponsor nurses through their OSCE.',
    'We sponsor engineers and scientists through their degrees.',
    'We sponsor a number of charities each year.',
    'We sponsor a range of courses.',
    'We sponsor clubs who play on Sundays.',
    'We sponsor Bristol Rovers.',
    'We sponsor Leicester Tigers and the village fete.',
    'We sponsor local footballers.',
    'We sponsor young cricketers.',
    "We sponsor the Nurses' Awards.",
    'We sponsor the chef of the year awards.',
    "We sponsor the Farmers' Market and the village fete.",
    'We sponsor Ukrainians.',
    'We are sponsoring a family from Ukraine.',
    'We sponsor chefs who want to study.',
    'The company sponsors local footballers.',
    'Our company sponsors the village fete.',
    'The trust sponsors nurses through their degrees.',
    'The club sponsors players.',
    'Happy to sponsor training.',
    'The Trust sponsors a local football club.',
    'This fellowship is sponsored by the Wellcome Trust.',
    'The University offers sponsorship for this studentship.',
  ])('are not named in “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('silent');
  });

  it.each([
    'We do not sponsor HGV drivers.',
    'We no longer sponsor nurses.',
    'The trust does not sponsor surgeons.',
    'This company never sponsors drivers.',
    'Not able to sponsor nurses.',
    'We sponsor nobody, HGV drivers included.',
  ])('are no offer where it is denied: “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('refuses');
  });
});

describe('a team that is sponsored', () => {
  it('has its visas so, where nobody else sponsors it', () => {
    allAre('offers', [
      'Our whole team is sponsored.',
      'Our whole team is on sponsored visas.',
      'The whole team are sponsored.',
      'Our entire team is sponsored.',
      'All of our team are sponsored.',
      'Half of our kitchen team is sponsored.',
      'Our entire kitchen team is sponsored.',
    ]);
  });

  it('has something else of whom it names, or of sport', () => {
    allAre('silent', [
      'Our whole team is sponsored by Nike.',
      'Our team is sponsored by a local bank.',
      'Our whole football team is sponsored.',
      'Our whole team is sponsored to run the marathon.',
      'Our whole football team is sponsored.',
      'Our rugby team is sponsored.',
      'Our whole team is sponsored for the London Marathon.',
    ]);
    allAre('refuses', ['Our whole team is not sponsored.', 'None of our team is sponsored.']);
  });
});

describe('people by their trade or as the whole of a team', () => {
  it('are offered a visa by whoever sponsors them', () => {
    allAre('offers', [
      'They sponsor registrars.',
      'They also sponsor HGV mechanics.',
      'They are sponsoring dental nurses.',
      'Registrars are sponsored.',
      'Baristas will be sponsored.',
      'Bricklayers and plasterers are sponsored.',
      'All welders are sponsored.',
      'Our company is sponsoring baristas.',
      'We all sponsor welders.',
      'The practice sponsors opticians.',
      'Our group is sponsoring sous chefs.',
      'The trust will sponsor a registrar.',
      'The hotel is sponsoring a pastry chef.',
      'Our trust sponsors a physiotherapist.',
      'We sponsor the whole team.',
      'We sponsor our entire crew.',
      'We sponsor interns.',
      'We sponsor all our staff.',
      'We sponsor the entire kitchen brigade.',
      'We sponsor every member of the team.',
      'We sponsor our whole kitchen crew.',
      'The restaurant sponsors the whole team.',
      'Our farm is sponsoring the full crew.',
      'We sponsor all members of our team.',
      'We sponsor chefs and the local football club.',
      'The hotel sponsors chefs and the local football club.',
      'We sponsor nurses and several charity runs.',
    ]);
  });
  it('promise nobody a visa where a club, a match or another sponsor is meant', () => {
    allAre('silent', [
      'They sponsor the local football team.',
      'We sponsor the local football team.',
      'We sponsor the whole football team.',
      'We sponsor the entire under-12s team.',
      'Our company is sponsoring runners.',
      'The team is sponsoring a marathon.',
      'Players are sponsored.',
      'Players and coaches are sponsored.',
      'Players and their managers are sponsored.',
      'We sponsor cyclists.',
      'Students are sponsored through college.',
      'Registrars are sponsored by the Royal College.',
      'Runners are sponsored by their friends.',
      'They sponsor a tournament.',
      'We sponsor the whole crew of the lifeboat.',
      'They sponsor Bristol Rovers.',
      'They sponsor young footballers.',
      'We sponsor the village choir and the local football club.',
      'We sponsor every member of the football club.',
      'The company is sponsoring posters.',
    ]);
  });
  it('are refused where it is denied', () => {
    allAre('refuses', [
      'Registrars are not sponsored.',
      'They do not sponsor registrars.',
      'Our company is not sponsoring baristas.',
      'We do not sponsor the whole team.',
      'We cannot sponsor interns.',
      'We do not sponsor chefs.',
    ]);
  });
});

describe('sponsorship that is offered to people', () => {
  it.each(['fishermen', 'deckhands', 'herdsmen', 'stonemasons', 'dairy hands', 'sprayers and shearers', 'jockeys'])(
    'is of visas where they do it for a living: %s',
    (people) => {
      allAre('offers', [`We offer sponsorship to ${people}.`, `Sponsorship available for ${people}.`]);
    },
  );

  it.each(['charities', 'students', 'grassroots teams', 'young athletes', 'start-ups', 'conference speakers'])(
    'is of something else where they are %s',
    (others) => {
      allAre('silent', [`We offer sponsorship to ${others}.`]);
    },
  );
});
