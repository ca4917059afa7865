/**
 * "Autism", "SEND", "learning disabilities": what people have whom an advert speaks of. Nobody asks for it, and nobody has
 * done it; asked for is experience of it.
 */
export const isHadByPeople = (name: string): boolean => HAD.test(name.trim()) && !IS_CARE.test(name);

const HAD =
  /(?:^|\s)(?:autism|ADHD|ASD|SEND?|SEN|SEMH|EAL|ALN|ASN|PMLD|EBD|diabetes|epilepsy|dementia|alzheimer['’]?s|cancer|stroke|psychosis|schizophrenia|depression|anxiety|trauma|addiction|homelessness|self[- ]harm|challenging behaviou?r|\p{L}+ (?:needs|disabilit(?:y|ies)|difficulties|impairments?|disorders?|illness(?:es)?|injur(?:y|ies)|conditions|loss))$/iu;
/** "Dementia care", "trauma surgery": what is done for them. */
const IS_CARE = /\b(?:care|nursing|support|therapy|management|teaching|work|services?)$/i;
