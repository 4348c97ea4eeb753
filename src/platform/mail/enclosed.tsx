import type { Context } from "../context.ts";
import type { Attachment } from "./email.ts";
import { type Fact, Paragraph, TextLink } from "./email-parts.tsx";

/** Documents attached to an email about something else, and its sentence about them. */
export type Enclosed = {
  readonly attachments: readonly Attachment[];
  readonly facts: readonly Fact[];
  readonly sentences: readonly string[];
  /** A link the reader can use with the document. */
  readonly link?: { readonly before: string; readonly label: string; readonly href: string };
};

/** The files a document's own feature attaches to an email about this subject. */
export type Enclose = (ctx: Context, subject: string) => Promise<Enclosed>;

export const nothingEnclosed: Enclosed = { attachments: [], facts: [], sentences: [] };

export const encloseNothing: Enclose = async () => nothingEnclosed;

export function EnclosedNote({ enclosed }: { enclosed: Enclosed }) {
  const { sentences, link } = enclosed;
  if (sentences.length === 0) return null;
  return (
    <>
      <Paragraph>{sentences.join(" ")}</Paragraph>
      {link && (
        <Paragraph>
          {link.before} <TextLink href={link.href}>{link.label}</TextLink>.
        </Paragraph>
      )}
    </>
  );
}
