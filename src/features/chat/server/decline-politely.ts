import type { Answers } from "#features/content/words/chat/answers.ts";

/** Requests to play a role, to break our rules, or for work unrelated to trips. */
const notOurs = new RegExp(
  [
    "\\b(?:ignore|forget|disregard|override|bypass) (?:all |any )?(?:(?:your|the|previous|prior|these|my) )?(?:\\w+ )?(?:instructions?|rules?|prompts?|guidelines?)\\b",
    "\\b(?:admin|administrator|staff|root|your|database)\\b.{0,20}\\bpasswords?\\b",
    "\\b(?:system|hidden|secret) prompt\\b|\\byour (?:prompt|instructions)\\b|\\bjailbreak\\w*\\b",
    "\\bpretend\\b|\\bact as\\b|\\brole ?play\\b|\\byou are now\\b",
    "\\bjokes?\\b|\\bpoems?\\b|\\bsing\\b|\\bessay\\b|\\bhomework\\b|\\briddle\\b|\\bhoroscope\\b|\\brecipes?\\b",
    "\\b(?:python|javascript|java|sql|html)\\b|\\bwrite (?:me )?(?:a |some )?(?:code|program|script|story|song)\\b",
    "\\bhack\\w*\\b|\\bbombs?\\b|\\bweapons?\\b|\\bdrugs?\\b|\\bcocaine\\b|\\bsteal\\b|\\bkill\\b",
    "\\bcapital of\\b|\\bpresident of\\b|\\bwho is (?:the )?president\\b|\\belection\\b|\\bpolitics\\b|\\bstock (?:price|market)\\b|\\bbitcoin (?:price|worth)\\b|\\bprice of (?:bitcoin|gold|oil)\\b|\\bworld cup\\b",
    "\\b(?:recommend\\w*|suggest|know) (?:a |some |any |me )?(?:good )?(?:\\w+ )?(?:restaurants?|hotels?|bars?|clubs?|pubs?)\\b",
    "\\bhow long is (?:the|a|my|our) flight\\b|\\bflight (?:times?|prices?|tickets?) (?:from|to|for)\\b",
    "\\btranslate\\b|\\bwhat(?:['’]s| is) \\d+ ?(?:[x*+]|times|plus|minus|divided by) ?\\d+\\b|\\bmeaning of life\\b",
    "\\bmedical advice\\b|\\blegal advice\\b|\\bmalaria\\b|\\bvaccin\\w*\\b|\\bvisa (?:requirements?|applications?)\\b",
    "\\b(?:is|are) (?:my|the|your) drivers? (?:married|single|gay|rich|handsome)\\b|\\bmarry me\\b|\\blove you\\b|\\bdate me\\b",
    "\\b(?:owner|boss|manager|director|driver|staff|his|her)\\b.*\\bhome address\\b|\\b(?:phone |cell )?number of (?:a |the |your |another )?(?:customer|client|passenger|guest)\\b|\\b(?:other|another) (?:customer|client|passenger|guest)s?['’]?s? (?:phone|number|address|booking|details)\\b",
    "\\bfree (?:ride|trip|tour|transfer)s?\\b(?! cancel)|\\b\\d{2,3} ?% discount\\b|\\bfor free\\b(?=.*\\b(?:ride|drive|tour|trip)\\b)",
    "\\b(?:weather|temperature|forecast) (?:tomorrow|today|tonight|now|this week|next week|on \\w+day)\\b|\\bwhat(?:['’]s| is) the weather\\b|\\bweather forecast\\b",
  ].join("|"),
  "i",
);

const angry =
  /\b(?:fuck\w*|shit\w*|bastards?|idiots?|stupid|useless|scam|scammers?|crooks?|thieves|liars?|moron\w*|bullshit|suck|sucks|hate you|go to hell|asshole\w*|dumb|crap)\b/i;

/** A polite refusal of such requests, and a reply to angry visitors; empty for everything else. */
export function declineLine(message: string, { onlyTrips, upset }: Pick<Answers, "onlyTrips" | "upset">): string {
  if (notOurs.test(message)) return onlyTrips;
  return angry.test(message) ? upset : "";
}
