import { allAre } from './testing/all-are.js';

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
