import { createHash } from "node:crypto";
import { type Bounce, isAutomatic, readBounces, withoutQuote } from "#domain/inbox/incoming-mail.ts";
import { plainText } from "#platform/mail/mailer.ts";

/** An email as it came in. */
export type ReadMail = {
  /** The same however it comes. */
  readonly key: string;
  readonly messageId: string | null;
  /** The numbers of the emails it answers, the nearest first. */
  readonly answers: readonly string[];
  readonly from: string;
  readonly name: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly isAutomatic: boolean;
  readonly bounces: readonly Bounce[];
  /** Of a bounce: the email that came back. */
  readonly returned: string | null;
  readonly files: readonly { readonly name: string; readonly content: Buffer }[];
};

/** So much of an email is read; what is larger is cut off, and its first lines are enough to find it in the mailbox. */
export const largestMail = 15 * 1024 * 1024;
const largestHtml = 300_000;
const largestFile = 8 * 1024 * 1024;

/** Takes an email apart. Nothing of its HTML stays: it is read as text. */
export async function readMail(raw: Uint8Array): Promise<ReadMail> {
  // Loaded where mail comes in, and nowhere else.
  const { default: PostalMime } = await import("postal-mime");
  const mail = await PostalMime.parse(raw, { maxNestingDepth: 30, maxHeadersSize: 256 * 1024 });
  const headers = new Map(mail.headers.map(({ key, value }) => [key.toLowerCase(), value] as const));
  const parts = mail.attachments.map(({ mimeType, filename, content, disposition }) => ({
    type: mimeType.toLowerCase(),
    name: filename ?? "attachment",
    isInline: disposition === "inline",
    content: bytesOf(content),
  }));
  const report = parts.find(({ type }) => type === "message/delivery-status");
  const returned = parts.find(({ type }) => type === "message/rfc822" || type === "text/rfc822-headers");
  const text = withoutQuote(mail.text?.trim() ? mail.text : textOf(mail.html ?? ""));
  const from = addressesIn(mail.from)[0] ?? { address: "", name: "" };
  const subject = mail.subject ?? "";
  const identity = [mail.messageId ?? "", from.address, headers.get("date") ?? "", subject, text].join("\0");
  return {
    key: createHash("sha256").update(identity).digest("hex"),
    messageId: mail.messageId?.slice(0, 400) ?? null,
    answers: [...idsIn(mail.inReplyTo), ...idsIn(mail.references).reverse()].slice(0, 30),
    from: from.address,
    name: from.name,
    to: [mail.to, mail.cc, mail.bcc, mail.deliveredTo]
      .flatMap((one) => addressesIn(one))
      .map(({ address }) => address)
      .slice(0, 100),
    subject,
    text,
    isAutomatic: isAutomatic(headers),
    bounces: report ? readBounces(report.content.toString("utf8")) : [],
    returned: returned ? (/^message-id:\s*(<[^>]+>)/im.exec(returned.content.toString("latin1"))?.[1] ?? null) : null,
    files: parts.filter(({ type, content }) => isKept(type) && content.length <= largestFile),
  };
}

const isKept = (type: string): boolean => /^(application|image)\//.test(type);

const bytesOf = (content: ArrayBuffer | Uint8Array | string): Buffer =>
  typeof content === "string" ? Buffer.from(content) : Buffer.from(content as Uint8Array);

const idsIn = (header: string | undefined): string[] => (header ?? "").match(/<[^<>\s]{3,400}>/g) ?? [];

const textOf = (html: string): string => plainText(html.slice(0, largestHtml));

type Address = { readonly address: string; readonly name: string };

function addressesIn(value: unknown): Address[] {
  if (typeof value === "string")
    return (value.match(/[^\s<>,;]+@[^\s<>,;]+/g) ?? []).map((address) => ({ address, name: "" }));
  if (Array.isArray(value)) return value.flatMap((one) => addressesIn(one));
  const { address, name = "", group } = Object(value);
  if (Array.isArray(group)) return addressesIn(group);
  return typeof address === "string" && address !== "" ? [{ address: address.slice(0, 320), name: String(name) }] : [];
}
