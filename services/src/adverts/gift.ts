/**
 * What an employer gives or does so that somebody may work. Whoever is "open to international candidates", or moves
 * "overseas applicants", has not said that one of these is had: such a sentence promises nothing.
 */
const gift =
  /\b(?:un)?sponsor\w*|\bvisas?\b|\bpermits?\b|\bcertificates?\b|\bcos\b|\bimmigration\b|\bh-?[12]-?bs?\b|\blmias?\b|\blabou?r market\b|\b(?:green|blue) cards?\b|\bperm\b|\bpetition\w*|\b(?:un)?licen[cs]\w+|\bskilled[- ]worker\b|\btier ?[25]\b|\b(?:tn|e-3|o-1|j-1|eb-?\d)\b|\baewv\b|\bhome office\b|\bukvi\b|\bhighly skilled migrants?\b|\bcritical skills\b|\bpass\b|\baccredited\b|\bindefinite leave\b|\bskills charge\b|\bnominat\w+|\bforeign workers?\b|\bpaperwork\b/i;
const right = /\b(?:right|permission|entitle\w*|authori[sz]\w+) to (?:live and )?work\b|\bwork authori[sz]ations?\b/i;
const helping = /\b(?:help|assist|support|arrange|obtain|get|secure|file|sort|apply|take care)\w*\b/i;

export const namesGift = (said: string): boolean => gift.test(said) || (right.test(said) && helping.test(said));
