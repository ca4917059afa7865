import { isOfYears, type ToldCv } from './told-cv.js';
import { isIn, isToldIn, type Target, type Topic } from './wish-targets.js';

/** What a letter is not to say, by its words, by what a paper is in, by a skill or by its topic. */
export class LeftOut {
  constructor(
    private readonly left: readonly Target[],
    private readonly years: ToldCv['years'],
  ) {}

  names(text: string): boolean {
    return this.left.some((target) => isIn(target, text)) || this.years.some((years) => isOfYears(text, years));
  }

  namesPaper(text: string): boolean {
    return this.names(text) || this.left.some((target) => target.isPaper && isToldIn(target, text));
  }

  /** "Leave out team leadership": "Led a team of five" tells of it in other words. */
  hasSkill(skills: readonly string[]): boolean {
    return this.left.some((target) => skills.some((skill) => target.skills.includes(skill) && isIn(target, skill)));
  }

  hasTopic(topic: Topic): boolean {
    return this.left.some((target) => target.topic === topic);
  }
}
