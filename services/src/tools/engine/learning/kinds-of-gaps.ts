/** What is to be done about a gap of a common kind that no list of skills explains, and whose rules say so. */
export interface KindOfGap {
  /** Told by the words that the advert has for it. */
  says: RegExp;
  /** Who sets the rules, by name; null where it follows from the thing itself. */
  by: string | null;
  steps: readonly string[];
  /** For whoever has some of it. */
  whenPartly?: readonly string[];
}

/**
 * The first that fits counts. Only what stays true for years, with the name of the body whose rules it follows, and no
 * address: those change.
 */
const KINDS_OF_GAPS: readonly KindOfGap[] = [
  {
    says: /\b(?:IELTS|OET|TOEFL|PTE|English (?:language )?test)\b/i,
    by: 'the regulator of your profession, or UK Visas and Immigration for the visa: they say which test and grade count',
    steps: [
      'Begin with: which test, version and grade is asked for in each part; results count for a limited time, often two years.',
      'Practise: one whole sample test against the clock, marked by the published criteria; then the weakest of the four parts first.',
      'Show it: the result of each part with its date.',
    ],
  },
  {
    says: /\b(?:DBS|disclosure|PVG|AccessNI|criminal record)/i,
    by: 'the Disclosure and Barring Service (in Scotland Disclosure Scotland, in Northern Ireland AccessNI)',
    steps: [
      'There is nothing to learn, and you cannot order a standard or enhanced check yourself: the employer asks for it once you have an offer.',
      'Have ready what it needs: proof of identity, your addresses of the last five years, and police certificates of countries you lived in.',
      'If you have a certificate that is on the Update Service, say so with its date.',
    ],
  },
  {
    says: /\b(?:no more than \d+ points|penalty points|endorsements?|clean (?:driving )?licen[cs]e)\b/i,
    by: null,
    steps: ['There is nothing to learn: write in one line how many points your licence has, if it is so.'],
  },
  {
    says: /\bdriver cpc\b|\bcpc\b/i,
    by: 'the Driver and Vehicle Standards Agency',
    steps: [
      'New drivers pass its four parts beside the licence; who has it keeps it by 35 hours of approved courses every five years.',
      'Write until when yours is valid.',
    ],
  },
  {
    says: /\btacho(?:graph)?s?(?: cards?)?$|\bdigi(?:tal)?[- ]?(?:tacho(?:graph)?[- ])?cards?\b|\bdriver cards?\b/i,
    by: 'the Driver and Vehicle Licensing Agency',
    steps: [
      'The card is applied for, not learned: it takes a licence of the class and some weeks. Write until when yours is valid.',
    ],
  },
  {
    says: /\bADR\b|\bpetroleum driver|\bPDP\b/i,
    by: 'the Department for Transport for ADR, the training bodies of the fuel trade for the driver passport',
    steps: [
      'ADR is an approved course with an exam for each class and for tanks, valid for five years; the petroleum passport adds a training day with an assessment to it.',
      'Ask which of them the employer pays for; write the classes you hold and until when.',
    ],
  },
  {
    says: /\b(?:[HL]GV|C\+E|C1?E?|class [12]|category [CD])\b.*\b(?:licen[cs]e|driver|entitlement)|\blicen[cs]e\b.*\b(?:[HL]GV|C\+E|category [CD])\b/i,
    by: 'the Driver and Vehicle Licensing Agency',
    steps: [
      'Begin with: the medical report and the provisional entitlement for the class.',
      'Then: the theory tests, the practical test and, for paid driving, the Driver CPC.',
      'Show it: the classes on your licence and since when.',
    ],
  },
  {
    says: /\bfork ?lifts?\b|\bcounterbalance\b|\breach truck\b|\bFLT\b/i,
    by: 'the Health and Safety Executive; courses by accrediting bodies such as RTITB, ITSSAR, NPORS and AITT',
    steps: [
      'Operators need a basic course on that type of truck, training for the work and a permit of the employer; a course takes days.',
      'If you drove one before, a refresher is shorter: write the type of truck and when you were last certified.',
    ],
  },
  {
    says: /\b(?:CSCS|ECS|CPCS|NPORS)\b/i,
    by: 'the card schemes of the building trades',
    steps: [
      'The card follows from a qualification of your trade and a passed health, safety and environment test.',
      'Book the test first; write the colour of the card and until when it is valid.',
    ],
  },
  {
    says: /\bgas safe\b|\bACS\b/i,
    by: 'the Gas Safe Register',
    steps: [
      'Gas work needs registration, which follows from assessments (ACS) of each kind of work. Write your kinds of work and their dates.',
    ],
  },
  {
    says: /\b18th edition\b|\bBS ?7671\b|\bwiring regulations\b/i,
    by: 'the bodies that award it, for BS 7671',
    steps: [
      'A course of some days with an exam in which the book is open; who has an earlier edition takes a shorter update. Write edition and year.',
    ],
  },
  {
    says: /\bawareness\b/i,
    by: 'whoever trains for it; for asbestos the Health and Safety Executive says who may',
    steps: [
      'An awareness course takes half a day, often online, and ends with a short test. Many employers pay for it in the first week: ask.',
      'Write the course and its date, and one line of work in which you kept to it.',
    ],
  },
  {
    says: /\bSIA\b|\bdoor supervis/i,
    by: 'the Security Industry Authority',
    steps: [
      'First the training for that licence with its exams, then the application with identity and criminal record. Write which licence and until when.',
    ],
  },
  {
    says: /\b(?:food (?:hygiene|safety)|HACCP|allergens?)\b/i,
    by: 'the Food Standards Agency: food businesses have to see to it that staff are trained',
    steps: [
      'Levels 1 to 3 are short courses with a test; level 2 is for whoever handles food, level 3 for whoever supervises.',
      'Write level and year, and one line of work in which you kept to it: temperatures, allergens, records.',
    ],
  },
  {
    says: /\b(?:first aid|BLS|ILS|ALS|PALS|resuscitation|life support)\b/i,
    by: 'Resuscitation Council UK for life support, the Health and Safety Executive for first aid at work',
    steps: [
      'A course of hours to days that is repeated after its term. Write the level with the date; employers often train again at the start.',
    ],
  },
  {
    says: /\bpractice (?:assessor|supervisor|educator)\b|\bmentorship\b/i,
    by: 'the regulator of your profession, whose standards say who supervises and assesses students; the employer trains for it and records it',
    steps: [
      'Ask your department or its university for the preparation of supervisors first and of assessors then: hours to days, beside the work.',
      'Write how many students you had, in which role and since when.',
    ],
  },
  {
    says: /\b(?:coordinat\w*|co-ordinat\w*|charge of|lead\w*|run\w*) (?:an? |the )?(?:shifts?|wards?|units?)\b/i,
    by: null,
    steps: [
      'It is learned beside whoever does it: ask to run a quiet shift with whoever is in charge next to you, then one alone.',
      'Write how often you did it, for how many people, and one thing that you decided.',
    ],
  },
  {
    says: /\bcare certificate\b/i,
    by: 'Skills for Care',
    steps: [
      'It is done in the first weeks with an employer, who watches and signs each standard. Write the standards you have done, or training that covers them.',
    ],
  },
  {
    says: /\b(?:[NS]VQ|RQF|QCF|BTEC|HNC|HND|level [1-8] (?:award|certificate|diploma|in)|(?:diploma|qualification) (?:at )?(?:level|in))\b/i,
    by: 'the bodies that award it; UK ENIC compares qualifications from abroad',
    steps: [
      'Work-based levels are shown by evidence from your job, so they are done while you work: ask whether the employer registers you.',
      'Write the level you hold, what you work towards, and a foreign qualification with its comparison.',
    ],
  },
  {
    says: /^(?!.*\bteach).*\bGCSEs?\b|\bfunctional skills\b|\bnumeracy\b|\bliteracy\b/i,
    by: 'Ofqual; UK ENIC compares qualifications from abroad',
    steps: [
      'Functional Skills Level 2 in English or mathematics is accepted for many posts instead of a GCSE, and can be taken at any time of the year. Write school certificates from abroad with their comparison.',
    ],
  },
  {
    says: /\bNEWS ?2?\b/,
    by: 'the Royal College of Physicians',
    steps: [
      'The score adds up six observations and says who is called and how soon; its chart and training are open to all. Write a line in which you scored, and what you did about it.',
    ],
  },
  {
    says: /\b(?:IV|intravenous|venepuncture|phlebotomy|cannulation|catheter\w*|tracheostomy|PEG|(?:drug|medication|medicine)s? (?:administration|rounds?)|wound (?:care|dressing)s?|injections?|hoist\w*|moving and handling|manual handling|infection control|safeguarding)\b/i,
    by: 'the employer, whose own staff train and sign off each procedure',
    steps: [
      'Nobody learns it from a page: whoever has done it abroad or elsewhere is watched and signed off again at the start.',
      'Write where and how often you did it, and when you were last assessed; if never, that you want to be trained in it.',
    ],
  },
  {
    says: /\b(?:regulations?|legislation|drivers['’]? hours|working time|act \d{4}|codes? of practice|standards?)\b/i,
    by: 'the body that made the rule, which publishes it free of charge',
    steps: [
      'Read the rule itself or its official guide once; write ten cases of your work and what it says of each.',
      'Show it: one line in which you applied it, with what it prevented.',
    ],
  },
  {
    says: /^(?!(?:coordinat|co-ordinat|manag|lead|run|organi|plan|supervis|schedul|allocat|cover)\w*\b).*\b(?:lift(?:ing)?\b.*\b(?:kg|kilos?)|physically fit|standing|stand for|weekends?|nights?|shifts?|evenings?|early (?:start|morning)s?|bank holidays?|overtime|flexible|reliab|punctual|travel|relocat|own (?:car|transport|tools)|boots|ethos|non[- ]smok|live[- ]in|on[- ]call)/i,
    by: null,
    steps: ['There is nothing to learn: it is true for you or it is not. If it is, write it in one line.'],
  },
  {
    says: /\bexperience\b|\bbackground in\b|\btrack record\b/i,
    by: null,
    steps: [
      'No course replaces it. Closest to it are a post one step below, agency or voluntary work, or a day of shadowing.',
      'Write what you did that comes nearest, in the words of the advert, and say what was different.',
    ],
    whenPartly: [
      'There is nothing to learn for it from the beginning: write for how long, how often and with what result you have done it, in the words of the advert.',
    ],
  },
];

export const kindOf = (name: string): KindOfGap | undefined => KINDS_OF_GAPS.find(({ says }) => says.test(name));
