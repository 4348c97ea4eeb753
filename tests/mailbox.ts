import fs from "node:fs/promises";
import path from "node:path";

/** Waits for an email to this address and returns its text; the latest one counts. */
export async function emailTo(dataDir: string, address: string, template: string): Promise<string> {
  const folder = path.join(dataDir, "mail");
  for (let tries = 0; tries < 150; tries++) {
    const names = await fs.readdir(folder).catch(() => []);
    for (const name of names
      .filter((one) => one.includes(template))
      .toSorted()
      .toReversed()) {
      const email = readable(await fs.readFile(path.join(folder, name), "utf8"));
      if (email.includes(`To: ${address}`)) return email;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No ${template} letter came for ${address}.`);
}

/** Emails wrap lines and encode some characters. */
const readable = (mail: string) =>
  mail.replace(/=\r?\n/g, "").replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

/** The link in an email, as a path on the site. */
export function linkIn(email: string): string {
  const address = /https?:\/\/[^\s"<>)\]]*token[^\s"<>)\]]*/.exec(email)?.[0].replaceAll("&amp;", "&");
  if (!address) throw new Error(`There is no link in this letter:\n${email.slice(0, 2000)}`);
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** The six-digit code in an email. */
export function codeIn(email: string): string {
  const [, text = ""] = email.split("text/plain");
  const code = /(?<!\d)\d{3} ?\d{3}(?!\d)/.exec(text.split("text/html")[0] ?? "")?.[0];
  if (!code) throw new Error(`There is no code in this letter:\n${email.slice(0, 2000)}`);
  return code.replace(" ", "");
}
