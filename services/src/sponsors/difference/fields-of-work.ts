/** Words of one kind of work: a company that keeps its own word and says one of these for another does what it did. */
const fields = [
  'care nursing health healthcare medical clinic surgery hospital dental pharmacy chemist home homecare carehome residential domiciliary social',
  'school academy college education learning training university nursery preschool teaching ecole montessori trust',
  'restaurant cafe coffee tandoori kitchen dining takeaway bar pub inn hotel catering food bistro grill curry spice indian hospitality balti pizza leisure brasserie',
  'law solicitor legal chamber advocate notary lawyer barrister',
  'tech technology software digital data it computing system cyber ai robotic electronic network telecom it app online web media interactive game',
  'design architect architecture studio interior creative',
  'capital investment asset fund wealth finance financial equity advisory bank banking insurance broker partner accountant accountancy tax audit',
  'engineering engineer construction building builder contractor civil structural roofing fabrication manufacturing industrial industry',
  'pharma therapeutic bio biotech bioscience medicine drug diagnostic science laboratory research',
  'church ministry chapel mission temple mosque parish cathedral gurdwara masjid islamic faith',
  'theatre art film music production dance media performing picture television gallery orchestra ballet opera entertainment',
  'recruitment staffing personnel consulting consultancy consultant advisory advisor',
  'logistic transport haulage freight shipping travel airline aviation',
  'store shop supermarket retail news convenience wholesale fashion clothing',
  'farm dairy agriculture veterinary vet equine stable racing stud',
].map((words) => new Set(words.split(' ')));

/** Whether one of the words of each is said of the same work. */
export const isRelatedWork = (ours: readonly string[], theirs: readonly string[]): boolean =>
  fields.some((field) => ours.some((word) => field.has(word)) && theirs.some((word) => field.has(word)));
