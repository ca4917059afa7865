/** "KS3 and KS4", "GCSE", "A Level", "Band 5", "Grade C": at what level, and nobody. */
export const isStageOrExam = (text: string): boolean => A_STAGE_OR_EXAM.test(text);
const A_STAGE_OR_EXAM =
  /^(?:(?:KS ?\d|Key Stages?|GCSEs?|IGCSEs?|[AN][- ]?[Ll]evels?|AS|BTECs?|[NS]VQs?|T[- ]Levels?|EYFS|SATs?|IB|Level|Levels|Band|Grade|Grades|Year|Years|Tier|Stage|Class|Primary|Secondary|Sixth Form|Post[- ]16|Reception|Undergraduate|Postgraduate|Masters?|HN[CD]|IELTS|[A-C][12])(?: ?[\dA-Z]{1,2})?(?:[ ,&/]+(?:and |or |to )?|$))+$/u;
