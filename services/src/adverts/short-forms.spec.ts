import { processorMs } from '../platform/testing/processor-time.js';
import { readAdvert } from './read-advert.js';
import { warningsOf } from './read-warnings.js';
import { withShortForms } from './short-forms.js';

/** Ways in which an apostrophe comes, or does not. */
const marks = [
  "'", '’', '‘', '`', '´', '′', '‛', 'ʼ', '＇', '”', '“', '"', "''", '´´', 'â€™', 'â€˜', 'Â´', 'ÔÇÖ', '\u0092', '\ufffd',
  '?', '&acute;', '&rsquo;', '&#8217;', '&#39;', '&#x2019;', '*', ',', ';', '.', '-', " ' ", " '", "' ", ' ´', ' ',
]; // prettier-ignore

describe('a short form whose apostrophe came otherwise', () => {
  it.each([
    "We can't sponsor visas.",
    "We don't offer visa sponsorship.",
    "We won't sponsor a visa for this role.",
    "We can't offer sponsorship for this post.",
    "We couldn't offer sponsorship for this job.",
    "This role doesn't come with visa sponsorship.",
    "Sponsorship isn't available.",
    "We don't hold a sponsor licence.",
    "We don't sponsor.",
    "Please note visas aren't sponsored for this post.",
    "WE CAN'T SPONSOR VISAS.",
    "This vacancy won't be sponsored.",
    "Candidates who haven't got the right to work in the UK will not be considered.",
    "You shouldn't apply if you need visa sponsorship.",
    "Our client wouldn't sponsor a visa.",
    "Applicants mustn't require sponsorship.",
    "We aren't able to sponsor visas.",
    "Visa sponsorship hasn't been approved for this role.",
    "We haven't got a licence to sponsor visas.",
    "Unfortunately we didn't get a sponsor licence, so can't sponsor.",
  ])('refuses as it does with the usual one, and is quoted as it stands: %s', (sentence) => {
    const refused = (text: string) => readAdvert(text);
    expect(refused(sentence)).toEqual({ answer: 'refuses', sentence });
    const written = marks.map((mark) => sentence.replaceAll("'", mark));
    expect(written.filter((text) => refused(text).answer !== 'refuses')).toEqual([]);
    expect(refused(sentence.replaceAll("'", '´')).sentence).toBe(sentence.replaceAll("'", '´'));
    expect(readAdvert(`Nurse in Leeds. ${written[4]!} Apply now.`).sentence).toBe(written[4]);
  });

  it.each([
    'We donot offer sponsorship.',
    'We do n´t offer sponsorship.',
    'We do n’t offer sponsorship.',
    'We did not get a licence and willnot sponsor visas.',
    "We do'nt offer visa sponsorship.",
    'Sponsorship isnot available.',
    'This role doesnot offer visa sponsorship.',
    'Visas arenot sponsored for this post.',
    'We couldnot sponsor a visa for this post.',
    '𝗪𝗲 𝗰𝗮𝗻´𝘁 𝘀𝗽𝗼𝗻𝘀𝗼𝗿 𝘃𝗶𝘀𝗮𝘀.',
    'We´re unable to sponsor visas.',
    'Weâ€™re unable to sponsor visas.',
    'I?m afraid we can?t sponsor visas.',
    'I m sorry, we can t sponsor visas.',
    'We re unable to sponsor visas.',
  ])('refuses too: %s', (sentence) => {
    expect(readAdvert(sentence)).toEqual({ answer: 'refuses', sentence });
  });

  it('answers a label in the line above it', () => {
    for (const mark of marks) expect(readAdvert(`Visa sponsorship\nWe can${mark}t offer it`).answer).toBe('refuses');
  });

  it.each([
    'We won´t ask you to pay for your certificate of sponsorship.',
    'You don´t pay a registration fee of £99.',
    'You wonâ€™t be charged a fee.',
    'We don?t charge applicants any fees.',
    'We can\ufffdt accept payments for visas.',
    'We won t ask you to pay for your certificate of sponsorship.',
    'We donot ask for a deposit.',
  ])('asks nobody for money: %s', (sentence) => {
    expect(warningsOf(sentence)).toEqual([]);
  });

  it.each([
    'We can sponsor visas.',
    'We´ll sponsor your visa.',
    'Weâ€™ll sponsor your visa.',
    'We?ll sponsor your visa.',
    'You´ll get a Certificate of Sponsorship.',
    'It´s a post with visa sponsorship.',
    'We´re able to sponsor Skilled Worker visas.',
    'The Trust´s offer includes visa sponsorship.',
    'Can T. Smith sponsor me? Yes, we can sponsor visas.',
    'We won awards and sponsor visas.',
    'We can train you, and sponsor visas.',
    'We can. This role comes with visa sponsorship.',
    'We sponsor visas; Don, the manager, will help you.',
    'We won the "Top Employer" prize and offer visa sponsorship.',
    'Don´t worry, we sponsor visas.',
    'Why don?t you apply? We sponsor visas.',
    'You can - to our delight - have visa sponsorship here.',
    'We can "talk visas": we offer sponsorship.',
    'Whether it?s your first post or not, we offer visa sponsorship.',
    'Our team won trophies; you can too, with visa sponsorship from us.',
  ])('is none where the words are others: %s', (text) => {
    expect(readAdvert(text).answer).toBe('offers');
  });

  it.each([
    'We can t-shirt print.',
    'Ask for Don T. Smith.',
    'The side that won T20.',
    'We can take you on.',
    'If you re-apply, we re-sponsor.',
    'Is it "so"?',
    'it S&P rates',
    'They won twice. Can they?',
    'She can. Then she did.',
    'caf\ufffd society',
    '5′ tall',
    'What? Some say so.',
  ])('leaves other words alone: %s', (text) => {
    expect(withShortForms(text)).toBe(text);
  });

  it('is read in a moment in a long text', () => {
    const began = processorMs();
    for (const part of [
      'can ',
      "can '' ",
      "'",
      '´',
      ' \u0301',
      'can n',
      'don ? ',
      'â€',
      '&#0',
      'we ',
      'do n',
      'â€™',
      'we?',
    ])
      withShortForms(part.repeat(400_000 / part.length));
    expect(processorMs() - began).toBeLessThan(3_000);
  });
});
