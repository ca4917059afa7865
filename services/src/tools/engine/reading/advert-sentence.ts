import type { SkillMention } from './skill-finder.js';

/** How much a sentence of an advert asks: a must, a wish, or nothing at all (what is offered, who the employer is). */
export type Asking = 'required' | 'preferred' | 'nothing';

/** One thing that an advert says, with how much it asks and what it names. */
export interface AdvertSentence {
  text: string;
  asking: Asking;
  /** True for what stands in a list of skills or under a heading such as "Requirements": asked for in so many words. */
  isListed: boolean;
  /** True when the sentence speaks of sponsorship or visas; what it names is not asked for, certificates apart. */
  isAboutVisas: boolean;
  /** One of the things that a sentence asks for, and no line of its own. */
  isOfProse?: boolean;
  /** One of the things to do that a sentence tells in a row, and the first of them with the whole sentence. */
  isDuty?: boolean;
  toldIn?: string;
  /** Every skill and language it names, asked for or not. */
  mentions: SkillMention[];
}
