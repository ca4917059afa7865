import type { Occupation } from './occupation.js';
import { occupationOf } from './occupation-families.js';
import type { PostHeld } from './post-held.js';
import type { SkillMention } from './skill-finder.js';

/** What is grown in a nursery that has no children, and where. */
const PLANTS =
  /\b(?:garden cent(?:re|er)s?|plants?|potting|potted|pot(?:ting)? on|seedlings?|propagat\p{L}+|shrubs?|trees|bedding plants|perennials?|(?:glass|green)houses?|poly-?tunnels?|compost|horticultur\p{L}*|cuttings|grafting|hardy nursery stock|nursery stock|growers?|herbaceous|conifers?|hedging)(?!\p{L})/iu;
/** Children may sow seeds in theirs. */
const CHILDREN =
  /\b(?:child(?:ren|care|minder\p{L}*)?|eyfs|early years|key ?(?:person|worker)|toddlers?|bab(?:y|ies)|pre-?school|kindergarten|day nursery|ofsted|parents|nappy|nappies|phonics|montessori|crèche|creche|under[- ](?:twos|threes|fives)|paediatric first aid|pupils)(?!\p{L})/iu;
/** "Plant nursery assistant", "Nursery stock manager". */
const IN_THE_TITLE =
  /\b(?:plants?|trees?|garden|horticultural|shrub|rose|wholesale) nurser(?:y|ies)\b|\bnursery (?:stock|plants?)\b/i;
/** Of children, whatever else is told. */
const SURELY_OF_CHILDREN = /\bnursery (?:nurses?|teachers?|practitioners?|room)\b/i;

/** Whether a nursery that a title names is one of plants; `texts` tell of it. */
function isOfPlants(title: string, texts: readonly string[]): boolean {
  if (!/\bnursery\b/i.test(title) || SURELY_OF_CHILDREN.test(title)) return false;
  if (IN_THE_TITLE.test(title)) return true;
  return texts.some((text) => PLANTS.test(text)) && !texts.some((text) => CHILDREN.test(text));
}

/** Who works in a nursery of plants grows them. */
export function amongPlants(known: Occupation | null, title: string, texts: readonly string[]): Occupation | null {
  const mayBe = known === null || known.family === 'childcare';
  return mayBe && isOfPlants(title, texts) ? grower() : known;
}
const grower = (): Occupation | null => occupationOf('nurseryman');
export const growsPlants = (known: Occupation | null): boolean => known !== null && known.family === grower()?.family;

/** "Nursery" says nothing of children there. */
export const withoutItsChildren = <T extends { text: string; mentions: SkillMention[] }>({ text, mentions }: T) =>
  mentions.filter(({ start, end }) => !/^nurser(?:y|ies)$/i.test(text.slice(start, end)));

/** The post by what stands in its entry, whose lines then show no care of children: wherever else the CV is read for it, too. */
export function withItsPlants(post: PostHeld): PostHeld {
  const known = amongPlants(post.known, post.title, [post.above ?? '', ...post.entry.map(({ text }) => text)]);
  if (known === post.known) return post;
  for (const line of post.entry) line.mentions = withoutItsChildren(line);
  return { ...post, known };
}
