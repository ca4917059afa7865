import { MatchScorer, type JobMatch, type JobText } from '../match-scorer.js';
import { asksOf } from './match/asks.js';
import { advertText } from './match/advert-text.js';
import { scoreOf, toRequirement, weighed, withTheUnread, type WeighedAsk } from './match/score.js';
import { readAdvert, type AdvertFacts } from './reading/advert-reader.js';
import type { CvFacts } from './reading/cv-facts.js';
import { readCv } from './reading/cv-reader.js';

/** Of two jobs with one score, the one of which more was compared is the surer match. */
const MOST_COMPARED = 30;

class KeptCv {
  constructor(readonly facts: CvFacts) {}
}
class KeptJob {
  constructor(readonly facts: AdvertFacts) {}
}

/** Scores as the built-in engine does: the same reading and the same sum, without the words around it. */
export class BuiltInMatchScorer extends MatchScorer {
  readCv(cvText: string): object {
    return new KeptCv(readCv(cvText, new Date()));
  }

  readJob(job: JobText): object {
    return new KeptJob(readAdvert(advertText(job), true));
  }

  /** Who the employer is asks for nothing; its name was left out when the advert was read. */
  alike(job: object): string {
    return JSON.stringify(readIn(job).facts, (key, value: unknown) => (key === 'company' ? undefined : value));
  }

  match(cv: object, job: object): JobMatch {
    const asks = this.asks(cv, job);
    return { score: scoreOf(asks), requirements: asks.map(toRequirement) };
  }

  score(cv: object, job: object): number {
    return scoreOf(this.asks(cv, job));
  }

  order(cv: object, job: object): number {
    const asks = this.asks(cv, job);
    return scoreOf(asks) + Math.min(asks.length, MOST_COMPARED) / (2 * MOST_COMPARED);
  }

  private asks(cv: object, job: object): WeighedAsk[] {
    if (!(cv instanceof KeptCv)) throw new TypeError('Only what this scorer has read can be matched');
    const { facts } = readIn(job);
    return weighed(withTheUnread(asksOf(facts, cv.facts), facts));
  }
}

function readIn(job: object): KeptJob {
  if (!(job instanceof KeptJob)) throw new TypeError('Only what this scorer has read can be matched');
  return job;
}
