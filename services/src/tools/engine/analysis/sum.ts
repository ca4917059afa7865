import { isCompared, WORTH, type WeighedAsk } from '../match/score.js';
import type { AdvertFacts } from '../reading/advert-reader.js';
import { FIELD_NAMES } from '../reading/fields.js';
import type { Block } from './block.js';

/** The score as the sum that it is, kind by kind, so that it can be added up again. */
export function sum(asks: readonly WeighedAsk[], score: number, advert: AdvertFacts): Block {
  const compared = asks.filter(isCompared);
  const unread = asks.find((ask) => !isCompared(ask));
  const kinds = [...new Set(compared.map(({ kind }) => kind))];
  const of = (list: readonly WeighedAsk[], worth: (ask: WeighedAsk) => number) =>
    Number(list.reduce((total, ask) => total + ask.points * worth(ask), 0).toFixed(1));
  return {
    title: 'How the score adds up',
    lines: [
      `The score, ${score} of 100, is a weighted sum and nothing else: a requirement that your CV shows counts in full, one shown in part counts half, one not shown counts nothing.`,
      ...kinds.map((kind) => {
        const own = compared.filter((ask) => ask.kind === kind);
        return `• ${KIND_NAMES[kind]}: ${of(own, ({ state }) => WORTH[state])} of ${of(own, () => 1)}`;
      }),
      ...(unread ? [`• ${unread.name}: 0 of ${Number(unread.points.toFixed(1))}`] : []),
      ...(advert.field ? [`The advert was read as one in ${FIELD_NAMES[advert.field]}.`] : []),
      'Skills are recognised by name, with Landfall’s own list and the open vocabularies O*NET 29.2 (US Department of Labor, CC BY 4.0), ESCO (European Commission) and Linguist (MIT). A skill described without its name can be overlooked.',
    ],
  };
}

const KIND_NAMES: Record<WeighedAsk['kind'], string> = {
  skill: 'Skills',
  experience: 'Experience',
  degree: 'Degree',
  seniority: 'Seniority',
  language: 'Languages',
  certificate: 'Registrations and certificates',
  location: 'Place',
  'right-to-work': 'Right to work',
  unread: 'What could not be compared',
};
