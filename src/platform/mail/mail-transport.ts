import fs from "node:fs/promises";
import path from "node:path";
import nodemailer from "nodemailer";
import { openPrivateFolder } from "../files/private-files.ts";

export type CarriedMessage = {
  id: string;
  template: string;
  recipient: string;
  /** Whose email it is, as the reader’s mail program shows it. */
  sender: Sender;
  replyTo: string;
  unsubscribeUrl: string | null;
  subject: string;
  html: string;
  body: string;
  attachments: readonly CarriedFile[];
  createdAt: Date;
};

/** The company’s name and how to reach it; either may be empty. */
export type Sender = { readonly name: string; readonly email: string };

type CarriedFile = { readonly name: string; readonly type: string; readonly content: string };

/** Takes emails out of the company: by SMTP, or into a folder where they can be read. */
export type Carrier = { outcome: "sent" | "kept"; carry(message: CarriedMessage): Promise<void> };

/** The mailbox, or the server before it, will not have this email, now or later. */
export class EmailRefused extends Error {}

type CarrierOptions = {
  readonly smtpUrl: string | undefined;
  /** The address a mail server lets us send from; where none is set, the company’s own, or one of the site. */
  readonly from: string | undefined;
  readonly host: string;
  readonly dataDir: string;
};

export function createCarrier({ smtpUrl, from, host, dataDir }: CarrierOptions): Carrier {
  const set = from && (/<([^>]+)>/.exec(from)?.[1] ?? from).trim();
  const addressOf = ({ email }: Sender) => set || email || `no-reply@${host}`;
  return smtpUrl ? smtpCarrier(smtpUrl, addressOf) : folderCarrier(path.join(dataDir, "mail"), addressOf);
}

type AddressOf = (sender: Sender) => string;

const envelope = (message: CarriedMessage, addressOf: AddressOf) => ({
  from: { name: message.sender.name, address: addressOf(message.sender) },
  // As it is: a text would be read as a list of addresses.
  to: { name: "", address: message.recipient },
  ...(message.replyTo && { replyTo: message.replyTo }),
  subject: message.subject,
  html: message.html,
  text: message.body,
  ...invitation(message.attachments),
  attachments: message.attachments
    .slice(isInvitation(message.attachments[0]) ? 1 : 0)
    .map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(content, "base64"),
    })),
  date: message.createdAt,
  // The same for every try, so that a mailbox recognises an email that was carried twice.
  messageId: `<${message.id}@${addressOf(message.sender).match(/@([\w.-]+)/)?.[1] ?? "localhost"}>`,
  // No answering machine answers a machine.
  headers: { "Auto-Submitted": "auto-generated", ...unsubscribing(message) },
});

/** RFC 8058: a mail program’s own button for it, by one request and without a page. */
const unsubscribing = ({ unsubscribeUrl }: CarriedMessage): Record<string, string> =>
  unsubscribeUrl === null
    ? {}
    : { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };

const methodOf = (file: CarriedFile | undefined) => /^text\/calendar.*method=(\w+)/i.exec(file?.type ?? "")?.[1];
const isInvitation = (file: CarriedFile | undefined) => methodOf(file) !== undefined;

/** A calendar entry is beside the text as well as attached: only then do Outlook and Gmail offer it in the email. */
function invitation([first]: readonly CarriedFile[]) {
  const method = methodOf(first);
  if (!first || !method) return {};
  return { icalEvent: { method, filename: first.name, content: Buffer.from(first.content, "base64") } };
}

/** A server that does not answer must not keep the emails behind this one waiting for long. */
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
 * A 5xx about the recipient or the email itself is final. Anything else may pass: a 4xx asks us to come again, and a
 * refused sign-in or sender is our own setting, which someone will put right.
 */
function isForGood(error: unknown): boolean {
  const { responseCode, command, code } = Object(error);
  if (code === "EENVELOPE" && responseCode === undefined) return true;
  return responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
}

export const reasonOf = (error: unknown): string =>
  // The database takes no NUL, whatever a server says.
  (error instanceof Error ? error.message : String(error)).replaceAll("\0", "").slice(0, 1000);

/** The name of a saved email: when it was written, what it is, and the end of its number. */
function fileNameOf({ id, template, createdAt }: Pick<CarriedMessage, "id" | "template" | "createdAt">): string {
  const stamp = createdAt.toISOString().slice(0, 19).replaceAll(":", "-");
  return `${stamp}-${template}-${id.slice(-6)}.eml`;
}

/** Takes kept emails out of the folder; where there is none, nothing was kept. */
export async function removeKept(
  dataDir: string,
  kept: readonly Pick<CarriedMessage, "id" | "template" | "createdAt">[],
): Promise<void> {
  for (const message of kept) await fs.rm(path.join(dataDir, "mail", fileNameOf(message)), { force: true });
}

/** One .eml file an email, which any mail program opens. */
function folderCarrier(folder: string, addressOf: AddressOf): Carrier {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  openPrivateFolder(folder);
  return {
    outcome: "kept",
    async carry(message) {
      const { message: content } = await transport.sendMail(envelope(message, addressOf));
      // It may have been emptied away since the start.
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      await fs.writeFile(path.join(folder, fileNameOf(message)), content as Buffer, { mode: 0o600 });
    },
  };
}
