import { render } from "@react-email/render";
import type { Email } from "#platform/mail/email.ts";
import { plainText } from "#platform/mail/mailer.ts";

/** Every fact in a text message is also in the email about the same event, word for word. */
export async function expectSameFacts({ text, subject, content }: Email): Promise<void> {
  if (!text) return;
  const html = await render(content);
  const said = `${subject}\n${plainText(html)}\n${html.replaceAll("&amp;", "&")}`.replace(/\s+/g, " ");
  for (const [name, fact] of Object.entries(text.facts))
    for (const piece of fact.split(/[;,] /))
      if (!said.includes(piece.replace(/\s+/g, " ")))
        throw new Error(`The text of ${text.event} says ${name} “${piece}”, and its email does not.`);
}
