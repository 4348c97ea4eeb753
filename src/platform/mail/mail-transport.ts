import fs from "node:fs/promises";
import path from "node:path";
import nodemailer from "nodemailer";
import { openPrivateFolder } from "../files/private-files.ts";

export type CarriedMessage = {
  id: string;
  template: string;
  recipient: string;
  /** The sender as the reader’s mail program shows it. */
  sender: Sender;
  replyTo: string;
  unsubscribeUrl: string | null;
  answersMessageId: string | null;
  subject: string;
  html: string;
  body: string;
  attachments: readonly CarriedFile[];
  /** Pictures within the text. */
  pictures: readonly CarriedFile[];
  createdAt: Date;
};

/** Name and reply address of the company, and the address for this kind of email; each may be empty. */
export type Sender = { readonly name: string; readonly email: string; readonly from?: string };

export type CarriedFile = {
  readonly name: string;
  readonly type: string;
  readonly content: string;
  /** How the text names a picture within it. */
  readonly cid?: string;
};

/** Delivers emails by SMTP, or saves them in a folder where they can be read. */
export type Carrier = { outcome: "sent" | "kept"; carry(message: CarriedMessage): Promise<void> };

/** The mailbox or its server rejects this email for good. */
export class EmailRefused extends Error {}

type CarrierOptions = {
  readonly smtpUrl: string | undefined;
  /** The address of emails whose kind has none in the settings; if absent, the company’s own or one of the site’s. */
  readonly from: string | undefined;
  readonly host: string;
  readonly dataDir: string;
};

export function createCarrier({ smtpUrl, from, host, dataDir }: CarrierOptions): Carrier {
  const set = from && addressIn(from);
  const addressOf = ({ email, from: own }: Sender) => own || set || email || `no-reply@${host}`;
  return smtpUrl ? smtpCarrier(smtpUrl, addressOf) : folderCarrier(path.join(dataDir, "mail"), addressOf);
}

/** “Our Company <hello@example.co.za>” as its address. */
export const addressIn = (from: string): string => (/<([^>]+)>/.exec(from)?.[1] ?? from).trim();

type AddressOf = (sender: Sender) => string;

const envelope = (message: CarriedMessage, addressOf: AddressOf) => ({
  from: { name: message.sender.name, address: addressOf(message.sender) },
  // As an object, because a string would be parsed as a list of addresses.
  to: { name: "", address: message.recipient },
  ...(message.replyTo && { replyTo: message.replyTo }),
  subject: message.subject,
  html: message.html,
  text: message.body,
  ...invitation(message.attachments),
  attachments: [...message.attachments.slice(isInvitation(message.attachments[0]) ? 1 : 0), ...message.pictures].map(
    ({ name, type, content, cid }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(content, "base64"),
      ...(cid && { cid, contentDisposition: "inline" as const }),
    }),
  ),
  date: message.createdAt,
  // The same for every attempt, so that a mailbox recognises an email sent twice.
  messageId: `<${message.id}@${addressOf(message.sender).match(/@([\w.-]+)/)?.[1] ?? "localhost"}>`,
  ...(message.answersMessageId && { inReplyTo: message.answersMessageId, references: message.answersMessageId }),
  // Keeps auto-responders from answering.
  headers: { "Auto-Submitted": "auto-generated", ...unsubscribing(message) },
});

/** RFC 8058: the mail program’s unsubscribe button works with one request and no page. */
const unsubscribing = ({ unsubscribeUrl }: CarriedMessage): Record<string, string> =>
  unsubscribeUrl === null
    ? {}
    : { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };

const methodOf = (file: CarriedFile | undefined) => /^text\/calendar.*method=(\w+)/i.exec(file?.type ?? "")?.[1];
const isInvitation = (file: CarriedFile | undefined) => methodOf(file) !== undefined;

/** Beside the text as well as attached: only then do Outlook and Gmail show a calendar entry in the email. */
function invitation([first]: readonly CarriedFile[]) {
  const method = methodOf(first);
  if (!first || !method) return {};
  return { icalEvent: { method, filename: first.name, content: Buffer.from(first.content, "base64") } };
}

/** An unresponsive server must not hold up the emails behind this one for long. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

function smtpCarrier(url: string, addressOf: AddressOf): Carrier {
  const transport = nodemailer.createTransport({ ...patience, url });
  return {
    outcome: "sent",
    async carry(message) {
      try {
        await transport.sendMail(envelope(message, addressOf));
      } catch (error) {
        throw isForGood(error) ? new EmailRefused(reasonOf(error)) : error;
      }
    },
  };
}

/**
 * A 5xx about the recipient or the content is final. Anything else may pass: a 4xx asks for a retry, and a rejected
 * sign-in or sender is our own setting, which someone will correct.
 */
function isForGood(error: unknown): boolean {
  const { responseCode, command, code } = Object(error);
  if (code === "EENVELOPE" && responseCode === undefined) return true;
  return responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
}

export const reasonOf = (error: unknown): string =>
  // PostgreSQL stores no NUL, whatever a server answers.
  (error instanceof Error ? error.message : String(error)).replaceAll("\0", "").slice(0, 1000);

/** A saved email’s file name: when it was written, its template, and the end of its id. */
function fileNameOf({ id, template, createdAt }: Pick<CarriedMessage, "id" | "template" | "createdAt">): string {
  const stamp = createdAt.toISOString().slice(0, 19).replaceAll(":", "-");
  return `${stamp}-${template}-${id.slice(-6)}.eml`;
}

/** Deletes saved emails from the folder; without a folder there are none. */
export async function removeKept(
  dataDir: string,
  kept: readonly Pick<CarriedMessage, "id" | "template" | "createdAt">[],
): Promise<void> {
  for (const message of kept) await fs.rm(path.join(dataDir, "mail", fileNameOf(message)), { force: true });
}

/** One .eml file per email, which any mail program opens. */
function folderCarrier(folder: string, addressOf: AddressOf): Carrier {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  openPrivateFolder(folder);
  return {
    outcome: "kept",
    async carry(message) {
      const { message: content } = await transport.sendMail(envelope(message, addressOf));
      // The folder may have been deleted since the start.
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      await fs.writeFile(path.join(folder, fileNameOf(message)), content as Buffer, { mode: 0o600 });
    },
  };
}
