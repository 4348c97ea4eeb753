import { inSmsLetters, smsParts } from "../channel/sms-parts.ts";
import { longestShortName } from "../company/contact-details.ts";
import { fillWords, namesIn } from "./fill-words.ts";
import { typicalValues } from "./typical-values.ts";

/** An error keeps a text from being saved; a warning and a hint are read and may be left. */
export type Finding = {
  readonly place: string;
  readonly level: "error" | "warning" | "hint";
  readonly text: string;
};

type Text = {
  readonly place: string;
  readonly text: string;
  /** Our own words for the same place: its variables are all that the text may use. */
  readonly ours: string;
  /** A text for phones, which is paid by the part. */
  readonly isForPhones?: boolean;
  /** Sent to those who agreed to marketing, and with a way to stop it. */
  readonly isMarketing?: boolean;
};

/** The faults of a text that our team has written. */
export function lintText(input: Text): Finding[] {
  const { place } = input;
  const found = (level: Finding["level"], text: string): Finding => ({ place, level, text });
  if (input.text.trim() === "") return [found("error", emptyText(place))];
  return [
    ...wrongVariables(input).map((text) => found("error", text)),
    ...missingVariables(input).map(([level, text]) => found(level, text)),
    ...rawPlaceholders(input.text).map((text) => found("error", text)),
    ...(/https?:|www\.|\b[\w-]+\.(?:com|co\.za|org|net|example)\b/i.test(input.text)
      ? [found("error", "A link can’t be typed. Use a variable, so that it leads to this customer’s own page.")]
      : []),
    ...(!input.isMarketing && marketing.test(input.text)
      ? [found("error", "This reads as marketing. It goes to people who haven’t agreed to that: use a campaign.")]
      : []),
    ...(input.isForPhones ? partsOfSms(input.text).map((text) => found("warning", text)) : []),
    ...(place.startsWith("subject") && typicalLength(input.text) > 60
      ? [
          found(
            "hint",
            `Subjects over 60 letters are cut off on phones. This one has about ${typicalLength(input.text)}.`,
          ),
        ]
      : []),
    ...unusualWords(input.text).map((text) => found("hint", text)),
  ];
}

/** All texts of a kind; those that are as ours are not looked at. */
export const lintTexts = (
  texts: Readonly<Record<string, string>>,
  ours: Readonly<Record<string, string>>,
  kind: Pick<Text, "isForPhones" | "isMarketing"> = {},
): Finding[] =>
  Object.entries(texts).flatMap(([place, text]) =>
    text === ours[place] && !kind.isForPhones ? [] : lintText({ ...kind, place, text, ours: ours[place] ?? "" }),
  );

export const mayBeSaved = (findings: readonly Finding[]): boolean => findings.every(({ level }) => level !== "error");

const emptyText = (place: string): string =>
  place.startsWith("subject") ? "Enter a subject." : "Enter a text, or restore ours.";

const wrongVariables = ({ text, ours }: Text): string[] =>
  namesIn(text)
    .filter((name) => !namesIn(ours).includes(name))
    .map((name) => `There is no variable {${name}} here.`);

/** Without these the reader can’t act on the message, or doesn’t know what it is about. */
const needed = /(^|_)(link|pin|code|reference|number|amount|due|phone|call_us)(_?\d+)?$/;

const missingVariables = ({ text, ours }: Text): (readonly [Finding["level"], string])[] =>
  namesIn(ours)
    .filter((name) => !namesIn(text).includes(name))
    .map((name) => (needed.test(name) ? ["error", `{${name}} is missing.`] : ["hint", `Our text has {${name}} too.`]));

/** Brackets of another template system, and notes that were left in. */
function rawPlaceholders(text: string): string[] {
  const rest = text.replace(/\{\w+\}/g, "");
  const raw = /\{\{?[^}]*\}?\}?|\}|\[[^\]]*\]|<[^>]+>|%[sd]\b|\$\{|\b(?:TO[D]O|TBC|XXX)\b|lorem\s+ipsum/i.exec(rest);
  return raw ? [`“${raw[0].trim()}” would be sent as it is.`] : [];
}

const marketing =
  /\b(?:special offers?|discounts?|promo(?:tion)?s?|limited[- ]time|book (?:again )?now and save|save \d+|best deals?|\d+% off|don’t miss|voucher code|win a)\b/i;

function partsOfSms(text: string): string[] {
  const words = inSmsLetters(`${"n".repeat(longestShortName)}: ${fillWords(text, typicalValues(namesIn(text)))}`);
  const parts = smsParts(words);
  if (parts === 1) return [];
  return [`About ${[...words].length} letters: it takes ${parts} SMS and costs ${parts} times as much.`];
}

const typicalLength = (text: string): number => fillWords(text, typicalValues(namesIn(text))).length;

const unusual: readonly (readonly [RegExp, string])[] = [
  [/\be-mail\b/i, "We write “email”."],
  [/\bpick-up\b/i, "We write “pickup”."],
  [/\bbusiness days?\b/i, "We write “working days”."],
  [/\binquir(?:y|ies)\b/i, "We write “enquiry”."],
  [/\bguests?\b/i, "We write “customer” for who books and “passenger” for who rides. “Guest” is a hotel’s guest."],
  [/\b(?:whom|whoever|hence|anew)\b/i, "This sounds old-fashioned. Write it as you’d say it on the phone."],
  [/\bkindly\b/i, "“Please” is friendlier than “kindly”."],
  [/\d+\/\d+\/\d{2,4}/, "We write dates as “28 November 2026”."],
  [/[a-z]'[a-z]/, "We write a curly apostrophe: ’"],
  [/!{1}/, "We rarely use exclamation marks."],
];

const unusualWords = (text: string): string[] =>
  unusual.filter(([pattern]) => pattern.test(text)).map(([, advice]) => advice);
