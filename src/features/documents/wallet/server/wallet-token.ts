import { timingSafeEqual } from "node:crypto";
import type { Context } from "#platform/context.ts";

type Sealing = Pick<Context, "linkSealFor">;
export type WalletCode = { readonly driverId: string; readonly vehicleId: string; readonly until: Date };

/** A sealed code with the driver, the vehicle and its expiry, so that nothing is stored. */
export function walletToken(ctx: Sealing, { driverId, vehicleId, until }: WalletCode): string {
  const facts = [shortOf(driverId), shortOf(vehicleId), Math.floor(until.getTime() / 1000).toString(36)].join(".");
  return `${facts}.${ctx.linkSealFor(`licences:${facts}`)}`;
}

/** A code’s content; undefined if it is forged. */
export function readWalletToken(ctx: Sealing, token: string): WalletCode | undefined {
  const [driver = "", vehicle = "", until = "", seal = ""] = token.split(".");
  const made = Buffer.from(ctx.linkSealFor(`licences:${driver}.${vehicle}.${until}`));
  const rows = Buffer.from(seal);
  if (made.length !== rows.length || !timingSafeEqual(made, rows)) return undefined;
  return {
    driverId: idOf(driver),
    vehicleId: idOf(vehicle),
    until: new Date(Number.parseInt(until, 36) * 1000),
  };
}

const shortOf = (id: string): string => Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url");
const idOf = (short: string): string =>
  Buffer.from(short, "base64url")
    .toString("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
