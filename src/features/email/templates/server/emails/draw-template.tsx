import type { ReactElement } from "react";
import { fillWords, namesIn } from "#domain/words/fill-words.ts";
import { typicalValue } from "#domain/words/typical-values.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import type { Context } from "#platform/context.ts";
import { Action, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { savedText, withDraftWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";
import type { TemplateKind } from "../template-kinds.ts";
import { findCompany } from "../views.ts";

type Texts = Readonly<Record<string, string>>;
type Drawn = {
  readonly subject: string;
  /** Drawn with the words that are in force where it is rendered. */
  readonly content: ReactElement;
  /** Of a text for phones: what the phone gets. */
  readonly body: string | null;
  readonly drawnFor: string | null;
};

/** These texts; the places that are left out have those that are in force. */
export const draftOf = (kind: TemplateKind, texts: Texts) => ({ [kind.kind]: texts });

/** The message as it would be sent with these texts: for a real booking by the code that sends it, otherwise with examples. */
export const drawTemplate = (ctx: Context, kind: TemplateKind, texts: Texts, reference: string): Promise<Drawn> =>
  withDraftWords(draftOf(kind, texts), async () => {
    const real = reference === "" ? undefined : await ctx.previews.write(ctx, kind.kind, reference.toUpperCase());
    const drawnFor = real ? reference.toUpperCase() : null;
    const all = Object.fromEntries(
      Object.entries(kind.texts).map(([place, ours]) => [place, savedText(kind.kind, place) ?? ours]),
    );
    if (kind.channel === "phone") {
      const words = all.body ?? "";
      const body = fillWords(words, real?.text?.facts ?? examples(kind, words));
      return {
        subject: kind.when.replace(/\.$/, ""),
        content: <p>{body}</p>,
        body,
        drawnFor: real?.text ? drawnFor : null,
      };
    }
    if (real) return { subject: real.subject, content: real.content, body: null, drawnFor };
    return drawExample(await findCompany(ctx.db), ctx.siteUrl, kind, all);
  });

/** Every text of the kind, one below the other: the choice between them is made when it is sent. */
function drawExample(company: CompanyDetails, siteUrl: string, kind: TemplateKind, texts: Texts): Drawn {
  const shown = (place: string) => fillWords(texts[place] ?? "", examples(kind, texts[place] ?? "", texts));
  const places = Object.keys(kind.texts);
  const of = (...beginnings: string[]) => places.filter((place) => beginnings.some((one) => place.startsWith(one)));
  const first = (beginning: string) => shown(of(beginning)[0] ?? "");
  const rest = places.filter(
    (place) => !/^(subject|preview|title|button)|_link(_\d)?$/.test(place) && !isPart(kind, place),
  );
  const content = (
    <Frame preview={first("preview")} sender={company}>
      <Heading>{first("title") || first("subject")}</Heading>
      {rest.map((place) => (
        <Paragraph key={place}>{shown(place)}</Paragraph>
      ))}
      {of("button").map((place) => (
        <Action key={place} href={siteUrl}>
          {shown(place)}
        </Action>
      ))}
      <Closing sender={company} />
    </Frame>
  );
  return { subject: first("subject"), content, body: null, drawnFor: null };
}

/** Words that stand within another text of the kind. */
const isPart = ({ texts }: TemplateKind, place: string): boolean =>
  Object.values(texts).some((text) =>
    namesIn(text).some((name) => partFor(texts, name) === place || isOtherChoice(name, place)),
  );

/** “if not” has the same place as its opposite, so an example shows one of them. */
const isOtherChoice = (name: string, place: string): boolean =>
  name.endsWith("_words") && place.includes(`_if_not_${name.slice(0, -"_words".length)}`);

/** “{flight_words}” is the first text that is chosen by a flight. */
function partFor(texts: Texts, name: string): string | undefined {
  if (texts[name] !== undefined) return name;
  if (!name.endsWith("_words")) return undefined;
  const choice = `_if_${name.slice(0, -"_words".length)}`;
  return Object.keys(texts).find((place) => place.includes(choice));
}

const examples = (kind: TemplateKind, text: string, texts: Texts = kind.texts): Record<string, string> =>
  Object.fromEntries(
    namesIn(text).map((name) => {
      const part = partFor(kind.texts, name);
      const words = part && part !== name ? (texts[part] ?? "") : undefined;
      return [name, words === undefined ? typicalValue(name) : fillWords(words, examples(kind, words, texts))];
    }),
  );
