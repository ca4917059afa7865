import { allAre } from './testing/all-are.js';

describe('short ways to say who sponsors and who is sponsored', () => {
  it('offer', () => {
    allAre('offers', [
      'Sponsorship available for non-UK residents.',
      'Sponsorship is available to non-UK residents.',
      'Sponsorship offered to non-UK nationals.',
      'Sponsorship available for non residents.',
      'Sponsorship available for non-residents.',
      'Sponsored positions for HGV technicians.',
      'Our company sponsors.',
      'Our agency sponsors.',
      'We sponsor visas for non-EU/EEA nationals.',
      'As a sponsoring employer we issue certificates to qualified tilers.',
      'Sponsorship available for non-British nationals.',
      'Sponsorship can be provided to non-EU citizens.',
      'Sponsorship is open to non-UK citizens.',
      'Visa sponsorship for non-UK nationals.',
      'Sponsorship available for non UK residents.',
      'Sponsorship available to non-nationals.',
      'Sponsorship for non-citizens is available.',
      'Sponsorship offered for non-Irish nationals.',
      'Sponsored role.',
      'Sponsored post for a care worker.',
      'Sponsored jobs for welders.',
      'This is a sponsored position.',
      'Sponsored position available.',
      'Sponsored vacancies for chefs.',
      'Sponsored opportunities for bricklayers.',
      'Our hotel sponsors.',
      'The company sponsors.',
      'This employer sponsors.',
      'We are a sponsoring employer.',
      'As a sponsoring employer, we assign certificates of sponsorship to qualified tilers.',
      'Apply to a sponsoring employer.',
    ]);
  });

  it('deny where they deny', () => {
    allAre('refuses', [
      'Sponsorship is not available for non-UK residents.',
      'Non-UK residents cannot be sponsored.',
      'Non sponsored position.',
      'Non-sponsored vacancy.',
      'Sponsorship unavailable to non residents.',
      'Unsponsored position.',
      'Our company does not sponsor.',
      'This is not a sponsored position.',
      'No sponsored vacancies.',
      'Not a sponsored vacancy.',
    ]);
  });

  it('say nothing of an advert’s own mark, of clubs or of studies', () => {
    allAre('silent', [
      'Sponsored ad.',
      'Sponsored post',
      'Sponsored content.',
      'Sponsored position at a charity funded by the lottery.',
      'Sponsored position paid by Wellcome.',
      'Our academy sponsors.',
      'Our company sponsors Leeds United.',
      'Our company sponsors events.',
      'Sponsored PhD position.',
      'Sponsored apprenticeship vacancy.',
      'We issue certificates to qualified first aiders.',
      'Sponsored vacancy for students.',
      'Non-residents cannot apply.',
    ]);
  });
});

describe('an employer of the Atlantic Immigration Program', () => {
  it('sponsors by it', () => {
    allAre('offers', [
      'Atlantic Immigration Program employer',
      'Atlantic Immigration Program employer.',
      'AIP employer',
      'We are an Atlantic Immigration Program employer.',
      'Designated employer under the Atlantic Immigration Program.',
      'Designated employer (Atlantic Immigration Program)',
      'We are a designated employer under the Atlantic Immigration Program.',
      'AIP designated employer',
      'We are a designated employer under the AIP.',
      'We are a designated AIP employer.',
      'Designated employer - Atlantic Immigration Program (AIP)',
      'Cavendish Farms is a designated employer under the Atlantic Immigration Program in New Brunswick.',
    ]);
  });

  it('is one only where it says so of itself', () => {
    allAre('silent', [
      'Knowledge of the Atlantic Immigration Program is an asset.',
      'The Atlantic Immigration Program is a federal programme.',
      'Applicants under the Atlantic Immigration Program need an offer from a designated employer.',
      'You will help clients to become designated employers under the Atlantic Immigration Program.',
      'Experience with a designated employer under the Atlantic Immigration Program is an asset.',
      'We are a designated employer of choice.',
    ]);
    allAre('refuses', [
      'We are not an Atlantic Immigration Program employer.',
      'Not a designated employer under the Atlantic Immigration Program.',
    ]);
  });
});
