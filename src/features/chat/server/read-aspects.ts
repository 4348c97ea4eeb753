import type { Aspect } from "./describe-topic.ts";

/** In order: the more specific ones come first. */
const request: readonly (readonly [Aspect, RegExp])[] = [
  [
    "distance",
    /\bhow far\b|\bdistance\b|\bkm\b|kilomet|far (is|from|away)|(long|time) (is|does|for) the (drive|ride|transfer)|drive take|get (there|to)\b.*(long|time)|long.*\b(to get|get to|get there|to reach|drive|from the (airport|city))/,
  ],
  ["fee", /\bentrance|\bentry\b|\btickets?\b|admission|\bfees?\b|\btolls?\b/],
  [
    "price",
    /how much(?! (?:luggage|baggage|notice|time|room|space))|\bprices?\b|\bpricing\b|\bcosts?\b|\brates?\b|\bfares?\b|\bcheap|\bexpensive\b|\bcharge|\btariff|\bbudget\b|\b(?:more|less|under|over) than r? ?\d|\d ?rand\b/,
  ],
  ["included", /\binclud|\bextras?\b|on top|part of the (price|tour)|covered/],
  ["bring", /\bbring\b|\bwear\b|\bpack\b|\bdress/],
  ["hours", /\bopen(s|ing)?\b|\bclos(?:e|es|ed|ing|ures?)\b|what hours|\bhours of\b/],
  [
    "season",
    /\bseasons?\b|best (time|month)|time of (the )?year|which months?|what months?|when (is|are|can|should|do|does)\b|\bmonths?\b/,
  ],
  [
    "duration",
    /how long|\bduration\b|\b(?:is|be|takes?) (?:it |that |this )?(?:a |the )?(?:whole|full|half|all) (?:a )?day\b|\band hours\b|how many (?:hours|days)|\bhours\b.*\b(take|last)|\btake\b.*\bhours\b|\blasts?\b|time (do|should|to) (we|i|you|allow)/,
  ],
  [
    "programme",
    /itinerary|programme|\bprogram\b|\bstops?\b|schedule|what (do|will|can|would) (we|i|you) (do|see|visit)|(?<!garden )\broute\b|how does it work|what time (?:is|does) (?:the |your )?.{3,30}tour|(?:what|the|which) steps\b|(?:what|which) (?:time|hour)\b.*\b(?:start|begin|leave|depart|set off|end|finish|over|back|return)|(?:start|starting|departure|finishing|end) times?\b|when (?:does|do|is|are|will) (?:it|we|you|the tour|the .{3,30} tour) (?:start|begin|leave|depart|set off|end|finish|over|back|return)|when (?:is|does|do) .{3,30}tours? (?:start|begin|leav|depart|end|finish)\w*/,
  ],
  ["pickup", /pick(ed|s|ing)?[- ]?(us |me |you )?up|\bpickup\b|\bcollect|\bfetch/],
  ["passengers", /how many (people|passengers|persons|guests)|group size|\bpassengers\b/],
  ["light", /\blight\b|\bphotograph|\bphotos?\b|\bsunset\b/],
  ["caution", /\bsafe|danger|\bcareful\b|\bcrime\b|\bwarning/],
];

/** The aspects in a question, two at most. */
export function aspectsIn(message: string): readonly Aspect[] {
  const text = message.toLowerCase();
  const matches = request.filter(([, pattern]) => pattern.test(text)).map(([aspect]) => aspect);
  // "When does it start?" asks for the hour, not the month.
  const isHour = matches.includes("programme") && !/\b(?:seasons?|months?|year)\b/.test(text);
  return matches.filter((aspect) => !(isHour && aspect === "season")).slice(0, 2);
}

const anyOf = (...phrases: readonly string[]) => new RegExp(`\\b(?:${phrases.join("|")})\\b`, "i");

/** Asks for a person, or about the visitor’s own booking, which only our team may look up. */
export const needsPerson = anyOf(
  "call you|call me|phone|telephone|whatsapp|e-?mail|contact|(speak|talk) (to|with)|human|consultant|(a|real) person",
  "lost|left (my|our)|complain\\w*|my (driver|booking|trip|transfer|tour|invoice|payment|refund)",
);

export const wantsToBook = anyOf(
  "book(?! (ahead|in advance|early|the (tasting|hotel|boat)s?))",
  "booking(?= (for|a|an|the|on|please))|make a booking|reserve|reservation",
);

/** "How far ahead must I book?" asks about a rule; it is not a booking. */
export const asksHowToBook = anyOf("how (far|early|long|soon|much notice)", "in advance", "account", "sign in");

export const isGreeting = /^\W*(?:hi|hello|hey|good (?:morning|day|afternoon|evening)|howzit|molo|goeie\w*)\b/i;
export const isAboutUs =
  /\b(?:robot|bot|chatbot|machine|artificial)\b|(?:who|what) are you|what can you do|your name\b/i;
export const isThanks =
  /\b(?:thanks?|thank you|cheers|dankie|enkosi|great|perfect|bye|goodbye)\b|^\W*(?:ok|okay|cool|nice|yes|no|lekker)\W*$/i;

/** A question for yes or no, where a wrong yes would be a promise. */
export const isYesOrNo =
  /^\W*(?:(?:and|so|but|ok|hi|hello|please)\W+)*(?:can|could|do|does|is|are|will|would|may|must|should|have|has)\b/i;

/** "And the Overberg?" repeats the last question for another subject, "what if we’re 5" for another party. */
export const asksTheSameOf =
  /^\W*(?:and|what about|how about)\b|^\W*(?:what )?if (?:we|there)(?:['’]re| are| were| will be) (?:only |just )?\d|^\W*make (?:that|it) \d+\W*$/i;

/** Words that refer to the previous subject. */
export const pointsBack =
  /\b(?:it|its|that|this|there|one|they|them|the (?:tour|trip|transfer|drive|price|service))\b/i;

/** Words that show which kind of topic the visitor means. */
export const cues = {
  tour: anyOf("tours?", "excursions?", "sightseeing"),
  transfer: anyOf(
    "transfers?",
    "taxi",
    "shuttle",
    "lift",
    "drive (us|me)",
    "take (us|me)",
    "(price|much|cost) (to|for)",
  ),
  package: anyOf("packages?", "\\d[- ]days?"),
  attraction: anyOf("visit", "attractions?", "sights?"),
  area: anyOf("pick\\w*", "collect", "fetch", "drop", "cover", "suburb", "come to", "go to"),
} as const;
