import { Recent } from './recent.js';

/** What is remembered at most: of so many questions, none longer than so many characters. */
interface Most {
  questions: number;
  characters: number;
}

/**
 * The same function, for one whose answer depends on its text alone: it is not asked again what it was asked lately. Of
 * all answers, the one that was last asked for longest ago is forgotten first. Whoever is answered must not change the
 * answer.
 */
export function remembered<Answer extends NonNullable<unknown> | null>(
  { questions, characters }: Most,
  answerTo: (text: string) => Answer,
): (text: string) => Answer {
  const answers = new Recent<string, Answer>(questions);
  return (text) => {
    if (text.length > characters) return answerTo(text);
    const known = answers.get(text);
    return known === undefined ? answers.keep(copyOf(text), answerTo(text)) : known;
  };
}

/** A piece that was cut from a long text keeps all of it in memory; its copy does not. */
const copyOf = (text: string): string => JSON.parse(JSON.stringify(text)) as string;
