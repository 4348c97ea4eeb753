import fs from "node:fs/promises";
import path from "node:path";
import nodemailer from "nodemailer";

export type CarriedMessage = {
  id: string;
  template: string;
  recipient: string;
  subject: string;
  html: string;
  body: string;
  attachments: readonly { name: string; type: string; content: string }[];
  createdAt: Date;
};

/** Takes letters out of the house: by SMTP, or into a folder where they can be read. */
export type Carrier = { outcome: "sent" | "kept"; carry(message: CarriedMessage): Promise<void> };

export function createCarrier(options: { smtpUrl: string | undefined; from: string; dataDir: string }): Carrier {
  return options.smtpUrl
    ? smtpCarrier(options.smtpUrl, options.from)
    : folderCarrier(path.join(options.dataDir, "mail"), options.from);
}

const envelope = (message: CarriedMessage, from: string) => ({
  from,
  to: message.recipient,
  subject: message.subject,
  html: message.html,
  text: message.body,
  attachments: message.attachments.map(({ name, type, content }) => ({
    filename: name,
    contentType: type,
    content: Buffer.from(content, "base64"),
  })),
  date: message.createdAt,
  // The same for every try, so that a mailbox recognises a letter that was carried twice.
  messageId: `<${message.id}@${from.match(/@([\w.-]+)/)?.[1] ?? "localhost"}>`,
});

function smtpCarrier(url: string, from: string): Carrier {
  const transport = nodemailer.createTransport(url, { from });
  return {
    outcome: "sent",
    async carry(message) {
      await transport.sendMail(envelope(message, from));
    },
  };
}

/** One .eml file a letter, which any mail program opens. */
function folderCarrier(folder: string, from: string): Carrier {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    outcome: "kept",
    async carry(message) {
      const { message: content } = await transport.sendMail(envelope(message, from));
      await fs.mkdir(folder, { recursive: true });
      const stamp = message.createdAt.toISOString().slice(0, 19).replaceAll(":", "-");
      await fs.writeFile(
        path.join(folder, `${stamp}-${message.template}-${message.id.slice(-6)}.eml`),
        content as Buffer,
      );
    },
  };
}
