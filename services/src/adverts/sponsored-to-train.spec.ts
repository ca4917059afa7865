import { allAre } from './testing/all-are.js';

describe('people who are sponsored to train, and schools that a trust stands behind', () => {
  it('are promised no visa', () => {
    allAre('silent', [
      'As a sponsor of three academies in Kent, the trust employs 300 staff.',
      'We are proud to sponsor nurses to become advanced clinical practitioners.',
      'We sponsor colleagues through to becoming registered nurses.',
      'The trust sponsors primary and secondary academies in Kent.',
      'The trust sponsors three academies in Kent.',
      'The trust sponsors four academies in Leeds and York.',
      'The trust sponsors academies in Kent.',
      'We sponsor nurses to train as midwives.',
      'We sponsor nursing assistants to become registered nurses.',
      'We sponsor pharmacists to become independent prescribers.',
      'We sponsor paramedics to become advanced practitioners.',
      'We sponsor care assistants to train as nurses.',
      'The trust sponsors nurses to train as nurse associates.',
      'We sponsor teaching assistants to train as teachers.',
      'We sponsor staff to train as dental nurses.',
      'We sponsor healthcare assistants to qualify as nurses.',
      'We sponsor technicians to become engineers.',
      'We are sponsoring nurses to become health visitors.',
      'We will sponsor you to become a registered nurse.',
      'We sponsor support workers to gain their nursing registration.',
      'We sponsor chefs to progress to head chef.',
      'The trust sponsors two schools in Hull.',
      'The university sponsors three academies in the north east.',
      'Our group sponsors a number of academies across Kent.',
      'The diocese sponsors primary schools in Essex.',
      'The company sponsors two colleges in Wales.',
      'The trust sponsors several nurseries in Surrey.',
      'The trust sponsors a studio school in Hull.',
      'We sponsor four free schools in London.',
      'Sponsored to train as a midwife.',
      'We sponsor nurses to complete a degree.',
      'We sponsor technicians to achieve chartered status.',
      'We sponsor teaching assistants to obtain qualified teacher status.',
      'We sponsor carers to complete their NVQ level 3.',
      'We sponsor staff to work towards their diploma.',
      'We sponsor nurses to advance to senior sister.',
      'We sponsor waiters to develop into team leaders.',
      'We sponsor staff to earn a qualification.',
    ]);
  });

  it('are, where it is one', () => {
    allAre('offers', [
      'We sponsor nurses to work as midwives in the UK.',
      'We sponsor teachers in our three academies in Kent.',
      'The trust sponsors visas for teachers in its academies in Kent.',
      'We sponsor nurses to work in the UK.',
      'We sponsor nurses to join our team.',
      'We sponsor chefs to develop their careers with us.',
      'We sponsor care workers to complete our team.',
      'The school sponsors teachers to complete its team.',
      'We sponsor engineers so they can progress here.',
      'We sponsor chefs to progress their career in Britain.',
      'We sponsor nurses to become part of our team.',
      'We sponsor chefs to become one of us.',
      'We sponsor nurses to advance our service.',
      'We sponsor carers to earn a good living.',
      'We sponsor nurses to become registered nurses in England.',
      'We sponsor chefs to come to the UK.',
      'The trust sponsors nurses in Kent.',
      'We sponsor visas for nurses to train as midwives.',
      'The school sponsors teachers in Kent and Leeds.',
      'The trust sponsors three teachers in Kent.',
      'We sponsor nurses who become registered.',
      'We sponsor carers from overseas to work in Kent.',
      'We sponsor overseas nurses to become registered nurses in the UK.',
      'We sponsor international nurses to train as midwives.',
    ]);
  });

  it('are no promise where a sponsored school is told of', () => {
    allAre('silent', [
      'Ofsted judged our sponsored academy Good.',
      'Our sponsored academy is Good.',
      'Our sponsored academies are all Good or better.',
      'Our sponsored academy is Outstanding.',
      'Ofsted rated our sponsored academy Outstanding.',
      'The sponsored academy was judged Good by Ofsted.',
      'Ofsted found our sponsored primary academy to be Good.',
      'Our sponsored school is now a calm place.',
      'Ofsted graded this sponsored academy Requires Improvement.',
      'Judged Good by Ofsted, our sponsored academy is in Leeds.',
      'Our Trust sponsored academy is now Good.',
    ]);
    allAre('offers', [
      'Our sponsored academy offers visa sponsorship.',
      'Our sponsored academy is Good and we sponsor visas.',
      'Our sponsored academy is Good and sponsors overseas teachers.',
      'Our academy is Good and sponsors visas.',
      'Our academy sponsors teachers.',
      'This is a sponsored role at our academy.',
    ]);
  });
});
