import { eventRules } from "#domain/channel/channel-rules.ts";
import { channelEvents, eventWords } from "#domain/channel/event-words.ts";
import { textKind } from "#domain/words/text-kind.ts";
import { type WordsKind, wordsKinds } from "#platform/mail/email-words.ts";

export type TemplateKind = WordsKind & { readonly channel: "email" | "phone" };

/** Every kind of message: the emails as their code declares them, and the texts for phones but a colleague’s own answer. */
export const templateKinds = (): readonly TemplateKind[] => [
  ...wordsKinds().map((kind) => ({ ...kind, channel: "email" as const })),
  ...channelEvents
    .filter((event) => event !== "team_answer")
    .map((event) => ({
      kind: textKind(event),
      channel: "phone" as const,
      to: eventRules[event].to,
      when: `${eventRules[event].label}.`,
      texts: { body: eventWords[event] },
    })),
];

export const findKind = (kind: string): TemplateKind | undefined => templateKinds().find((one) => one.kind === kind);

/** Of the texts that were sent, those that differ from ours. What equals ours follows ours when it changes. */
export const ownTexts = ({ texts: ours }: WordsKind, texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([place, text]) => [place, text.trim()] as const)
      .filter(([place, text]) => ours[place] !== undefined && ours[place] !== text),
  );

type Texts = Readonly<Record<string, string>>;

/** The places whose words differ; a place without words of the company has ours. */
export const differences = ({ texts: ours }: WordsKind, from: Texts, to: Texts) =>
  Object.keys(ours)
    .map((place) => ({ place, before: from[place] ?? ours[place] ?? "", after: to[place] ?? ours[place] ?? "" }))
    .filter(({ before, after }) => before !== after);
