import { IN_WORDS } from '../reading/numbers.js';

const SO_MANY = String.raw`(?:\d{1,2}|an?|${IN_WORDS}|several|some)`;
const PEOPLE = String.raw`(?:people|staff|men|women|lads|groundsm[ae]n|groundworkers?|groundies|climbers?|drivers?|welders?|platers?|carers?|nurses?|chefs?|cooks|stylists?|fitters?|operatives?|technicians?|assistants?|apprentices?|improvers?|cleaners?|labourers?|pickers?|packers?|waiters|waitresses|waiting staff|juniors?|trainees?|gardeners?|joiners?|bricklayers?|engineers?|teachers?|clerks?|agents?|porters?)(?!\p{L})`;

/** "Two groundsmen under me", "in charge of six drivers": people by their number, below whoever says so. */
export const PEOPLE_UNDER = new RegExp(
  [
    String.raw`\b${SO_MANY} (?:[\p{L}-]+ ){0,2}${PEOPLE} (?:(?:working )?(?:under|below)|(?:reporting|report|reported|answering|who reported|who report) to) me\b`,
    String.raw`\b(?:in charge of|responsible for) ${SO_MANY} (?:[\p{L}-]+ ){0,2}${PEOPLE}`,
    String.raw`\b(?:in charge of|responsible for) (?:an?|the|my) (?:[\p{L}-]+ )?(?:team|crew|gang|squad|brigade) of\b`,
  ].join('|'),
  'giu',
);
