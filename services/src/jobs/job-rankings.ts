import { Injectable } from '@nestjs/common';

/** An order of jobs that is one person's own. */
export interface JobRanking {
  /** The same ids, those first that suit the person best; refuses when it cannot tell. A page behind the first goes on with its order. */
  ranked(userId: string, ids: number[], page: number): Promise<Ranked>;
}

export interface Ranked {
  ids: number[];
  /** How many of them were compared by now; the others follow these in the order that they had. */
  compared: number;
}

/** Where the feature that knows the person says so: jobs know nothing of CVs. */
@Injectable()
export class JobRankings {
  private ranking: JobRanking | undefined;

  use(ranking: JobRanking): void {
    this.ranking = ranking;
  }

  ranked(userId: string, ids: number[], page: number): Promise<Ranked> {
    if (!this.ranking) throw new Error('No feature puts jobs in a person’s own order');
    return this.ranking.ranked(userId, ids, page);
  }
}
