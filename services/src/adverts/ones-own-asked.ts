/**
 * "We sponsor visas. For this job you must already have one.": what is asked of whoever applies is the very thing that was
 * promised before, by a word that stands for it, so that it refuses. "You need your own car" names something else.
 */

const post = String.raw`(?:job|role|post|position|vacancy|one|contract|site|home|advert)`;
const here = String.raw`(?:here|(?:for|in|at|with) (?:this|the advertised) (?:[\w-]+ ){0,2}?${post})`;
const people = String.raw`(?:people|those|candidates|applicants|anyone|somebody|someone|whoever)`;
const one = String.raw`(?:one|it|this|that|theirs)`;
const before = String.raw`^\W*(?:(?:but|and|however|unfortunately|sadly|please|note(?: that)?|sorry),? )*`;

const rules = [
  String.raw`(?:${here},? )?(?:you|${people}(?: ${here}| for this ${post})?) (?:(?:will|must|should|also|already) )*(?:must|needs?|have to|has to|should|have|bring)(?: (?:to|already|have|hold|bring|be on))* (?:${one} already|(?:your|their) own|one)(?: already| before (?:you|they) (?:start|apply))?`,
  String.raw`(?:${here},? )?we (?:are|'re) (?:only )?(?:looking for|seeking) ${people} (?:who|that) (?:already )?(?:have|hold) ${one}(?: already)?`,
  String.raw`(?:this|the) (?:[\w-]+ ){0,2}?${post} is (?:only )?(?:open )?(?:for|to) ${people} (?:who|that) (?:already )?(?:have|hold) ${one}(?: already)?`,
  String.raw`(?:this|the) (?:[\w-]+ ){0,2}?${post} is (?:closed to|not (?:open to|for)) ${people} (?:who|that) (?:need|require|want) ${one}`,
  String.raw`(?:this (?:year|time|season),? )?we (?:can |will |may )?only (?:take|consider|accept|employ|hire|want|see) ${people} (?:who|that) (?:already )?(?:have|hold) ${one}(?: already)?`,
  String.raw`(?:do not|don't) (?:ask|apply|enquire|write|contact us)(?: (?:for|about) ${one}| if you (?:need|require|want) ${one})+(?: ${here})?`,
  String.raw`(?:do not|don't) (?:count|rely) on ${one}(?: ${here})?`,
  String.raw`if you (?:need|require|want) ${one},? (?:this (?:[\w-]+ )?${post} is not|(?:please )?(?:do not|don't) apply|(?:please )?look elsewhere|we (?:cannot|can't) (?:help|take you))(?: for you)?`,
].map((rule) => new RegExp(String.raw`${before}${rule}\W*$`, 'i'));

/** A sentence right behind a promise, in plain words. */
export const asksForOnesOwn = (sentence: string): boolean => rules.some((rule) => rule.test(sentence));
