export const CV =
  'Ada Okafor\nRegistered nurse since 2016\nWard manager at St Mary Hospital, 2019 to 2024\nEnglish, Yoruba';
export const JOB = 'Senior Nurse\nYou are a registered nurse.\nYou have led a ward.\nYou hold a driving licence.';

const requirement = (name: string, state: string, jobLine: string, cvLine: string | null) => ({
  name,
  kind: 'skill',
  importance: 'required',
  state,
  jobLine,
  cvLine,
});

/** What a good model says to the CV and the job above. */
export const goodAnalysis = {
  matchScore: 71,
  content: 'Key Strengths\nYou are a registered nurse.\n\nGaps\nNo driving licence is mentioned.',
  requirements: [
    requirement('Registration', 'met', 'You are a registered nurse.', 'Registered nurse since 2016'),
    requirement('Ward lead', 'met', 'You have led a ward.', 'Ward manager at St Mary Hospital, 2019 to 2024'),
    requirement('Driving licence', 'missing', 'You hold a driving licence.', null),
  ],
};

export const goodQuestions = (topic: string) => ({
  questions: [1, 2, 3, 4, 5].map((number) => ({
    question: `What about ${topic} ${number}?`,
    difficulty: 'Hard',
    suggestedAnswer: 'Tell of the ward.',
    realWorldExample: 'A night shift.',
    tips: ['Be brief.'],
  })),
  jobRole: 'Senior Nurse',
});

export const MATERIAL =
  'A sponsor licence lasts for ten years.\fA certificate of sponsorship costs £525.\nThe threshold is £41,700.\n' +
  'Reports are due within ten working days.\nRecords are kept for six years.\nA rating is A or B.';

const keyed = (question: string, sentence: string, right: string) => ({
  question,
  options: { A: right, B: 'One', C: 'Two', D: 'Three' },
  correctAnswer: 'A',
  explanation: `The document says so: ${sentence}`,
  sentence,
});

export const goodTest = {
  questions: [
    keyed('How long does a licence last?', 'A sponsor licence lasts for ten years.', 'Ten years'),
    keyed('What does a certificate cost?', 'A certificate of sponsorship costs £525.', '£525'),
    keyed('What is the threshold?', 'The threshold is £41,700.', '£41,700'),
    keyed('When are reports due?', 'Reports are due within ten working days.', 'In ten working days'),
    keyed('How long are records kept?', 'Records are kept for six years.', 'Six years'),
    keyed('What is the moon made of?', 'The moon is made of cheese.', 'Cheese'),
  ],
};
