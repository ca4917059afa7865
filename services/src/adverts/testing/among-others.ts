import { readAdvert, type AdvertAnswer } from '../read-advert.js';

/** What an advert with this among its other lines says. */
export const answerAmongOthers = (said: string): AdvertAnswer =>
  readAdvert(`A fine job in the town.\n\n${said}\nA week of leave.`).answer;
