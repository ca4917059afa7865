import type { AdvertFacts } from '../reading/advert-reader.js';

/** No skill, years, degree or certificate beside the title. */
export const asksNothingBesideTheTitle = ({
  skills,
  years,
  degree,
  titleLine,
}: Pick<AdvertFacts, 'skills' | 'years' | 'degree' | 'titleLine'>): boolean =>
  years === null && degree === null && skills.every(({ line }) => line === titleLine);
