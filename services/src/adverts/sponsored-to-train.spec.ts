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
    ]);
  });

  it('are, where it is one', () => {
    allAre('offers', [
      'We sponsor nurses to work as midwives in the UK.',
      'We sponsor teachers in our three academies in Kent.',
      'The trust sponsors visas for teachers in its academies in Kent.',
      'We sponsor nurses to work in the UK.',
      'We sponsor nurses to join our team.',
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
});
