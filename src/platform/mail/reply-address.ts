import { createHmac } from "node:crypto";
import { isSameSecret } from "../same-secret.ts";

/** Where answers come in: reply@example.com, and every reply+…@example.com. */
export type ReplyBox = { readonly address: string; readonly secrets: readonly string[] };

const sealed = (id: string, secret: string): string =>
  createHmac("sha256", secret).update(`reply ${id}`).digest("hex").slice(0, 16);

/** The address that an answer to this message comes to. Mail servers may write it in small letters, so it has no others. */
export function replyAddressFor(messageId: string, { address, secrets: [secret = ""] }: ReplyBox): string {
  const [name = "", host = ""] = address.toLowerCase().split("@");
  const id = messageId.replaceAll("-", "").toLowerCase();
  return `${name}+${id}.${sealed(id, secret)}@${host}`;
}

/** The message that an address answers; `forged` where we never gave it out, undefined where it is no such address. */
export function readReplyAddress(to: string, { address, secrets }: ReplyBox): string | "forged" | undefined {
  const [name = "", host = ""] = address.toLowerCase().split("@");
  const [local = "", at = ""] = to.trim().toLowerCase().split("@");
  if (at !== host || !local.startsWith(`${name}+`)) return undefined;
  const [, id = "", mac = ""] = /^([0-9a-f]{32})\.([0-9a-f]{16})$/.exec(local.slice(name.length + 1)) ?? [];
  if (!id || !secrets.some((secret) => isSameSecret(mac, sealed(id, secret)))) return "forged";
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
